package org.certigjk.study.drawing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.DoubleStream;
import org.certigjk.markup.SvgElement;
import org.certigjk.markup.SvgElement.Anchor;
import org.certigjk.study.Chart;

/** Draws dots, those of one name on a stem, with the name where there is room for it. */
final class DotDrawing {

  /** How much higher than the highest dot the axis ends, for names. */
  private static final double ABOVE = 1.12;

  /** Half of the size of a mark with its border. */
  private static final double MARK = LineDrawing.MARK + 1.5;

  /** How near to other dots a name would seem to be theirs. */
  private static final double BORDER = 8;

  /** How high letters are, and how far below their middle they stand. */
  private static final double HEIGHT = 14;

  private static final double BASELINE = 4.5;
  private static final double STEP = 3;

  /** How much wider bold letters are. */
  private static final double BOLD = 1.15;

  private final Chart.Dots chart;
  private final ChartFrame frame;
  private final ChartScale x;
  private final Map<Chart.Dot, List<Box>> taken = new LinkedHashMap<>();
  private final List<Box> names = new ArrayList<>();

  private DotDrawing(Chart.Dots chart) {
    this.chart = chart;
    double[] ordinates =
        chart.dots().stream()
            .flatMapToDouble(
                dot -> dot.y().stream().flatMapToDouble(y -> DoubleStream.of(y, ABOVE * y)))
            .toArray();
    this.frame = new ChartFrame(chart, chart.y(), ordinates);
    this.x =
        ChartScale.horizontal(
            chart.x(),
            chart.dots().stream().mapToDouble(Chart.Dot::x).toArray(),
            frame.left(),
            ChartFrame.RIGHT);
  }

  static SvgElement of(Chart.Dots chart) {
    return new DotDrawing(chart).svg();
  }

  /** A rectangle. */
  private record Box(double left, double top, double right, double bottom) {

    static Box around(double x, double y, double width, double height) {
      return new Box(x - width / 2, y - height / 2, x + width / 2, y + height / 2);
    }

    Box widened(double border) {
      return new Box(left - border, top - border, right + border, bottom + border);
    }

    /** Returns how much of the area is common. */
    double common(Box other) {
      double width = Math.min(right, other.right) - Math.max(left, other.left);
      double height = Math.min(bottom, other.bottom) - Math.max(top, other.top);
      return Math.max(0, width) * Math.max(0, height);
    }

    boolean contains(Box other) {
      return left <= other.left
          && top <= other.top
          && other.right <= right
          && other.bottom <= bottom;
    }
  }

  /**
   * A place for a name.
   *
   * @param box what it covers
   * @param at where the text is anchored
   * @param baseline the other coordinate of its baseline
   * @param anchor how it is anchored
   * @param upright whether it is read upwards
   */
  private record Room(Box box, double at, double baseline, Anchor anchor, boolean upright) {

    static Room level(double x, double y, double width, Anchor anchor) {
      double aside = anchor == Anchor.MIDDLE ? 0 : anchor == Anchor.START ? width / 2 : -width / 2;
      return new Room(
          Box.around(x + aside, y, width, HEIGHT), x, y + BASELINE, anchor, /* upright= */ false);
    }

    static Room upright(double x, double y, double width) {
      return new Room(
          Box.around(x, y, /* width= */ HEIGHT, /* height= */ width),
          y,
          x + BASELINE,
          Anchor.MIDDLE,
          /* upright= */ true);
    }

    SvgElement text(Chart.Dot dot) {
      SvgElement text =
          upright
              ? SvgElement.text(-at, baseline, anchor, dot.label()).attr("transform", "rotate(-90)")
              : SvgElement.text(at, baseline, anchor, dot.label());
      return dot.stressed() ? text.attr("font-weight", "bold") : text;
    }
  }

  private SvgElement svg() {
    frame.ticksBelow(x);
    frame.border();
    List<Chart.Dot> drawn = chart.dots().stream().filter(this::isDrawn).toList();
    drawn.forEach(this::draw);
    names(drawn);
    frame.horizontal(chart.x().label());
    frame.legend(chart.kinds(), kind -> LineDrawing.mark(kind, 12, 0));
    return frame.svg();
  }

  private boolean isDrawn(Chart.Dot dot) {
    return x.has(dot.x()) && !dot.y().isEmpty() && dot.y().stream().allMatch(frame.y()::has);
  }

  /** Returns where the ordinates are drawn. */
  private double[] places(Chart.Dot dot) {
    return dot.y().stream().mapToDouble(frame.y()::at).toArray();
  }

  private Box stem(Chart.Dot dot) {
    double at = x.at(dot.x());
    double top = Arrays.stream(places(dot)).min().orElseThrow();
    double bottom = Arrays.stream(places(dot)).max().orElseThrow();
    return new Box(at, top, at, bottom);
  }

  private void draw(Chart.Dot dot) {
    Box stem = stem(dot);
    frame.add(SvgElement.line("axis", stem.left(), stem.top(), stem.right(), stem.bottom()));
    List<Box> boxes = new ArrayList<>(List.of(stem.widened(2)));
    double[] y = places(dot);
    for (int kind = 0; kind < y.length; kind++) {
      frame.add(LineDrawing.mark(kind, stem.left(), y[kind]));
      boxes.add(new Box(stem.left(), y[kind], stem.left(), y[kind]).widened(MARK + BORDER));
    }
    taken.put(dot, boxes);
  }

  /** Writes the names, first those for which there is least room. */
  private void names(List<Chart.Dot> dots) {
    List<Chart.Dot> left = new ArrayList<>(dots);
    while (!left.isEmpty()) {
      Chart.Dot next =
          left.stream().min(Comparator.comparingLong(this::countFreeRooms)).orElseThrow();
      name(next);
      left.remove(next);
    }
  }

  private long countFreeRooms(Chart.Dot dot) {
    return rooms(dot).stream().filter(room -> covered(dot, room) == 0).count();
  }

  private void name(Chart.Dot dot) {
    Room best =
        rooms(dot).stream()
            .min(Comparator.comparingDouble(room -> covered(dot, room)))
            .orElseThrow();
    names.add(best.box());
    frame.add(best.text(dot));
  }

  /** Returns where the name may be: of two places as good as each other the first is taken. */
  private List<Room> rooms(Chart.Dot dot) {
    double width = ChartStyle.width(dot.label()) * (dot.stressed() ? BOLD : 1);
    Box stem = stem(dot);
    double at = x.at(dot.x());
    List<Room> rooms = new ArrayList<>();
    for (double y :
        new double[] {stem.top() - MARK - HEIGHT / 2, stem.bottom() + MARK + HEIGHT / 2}) {
      for (Anchor anchor : List.of(Anchor.MIDDLE, Anchor.START, Anchor.END)) {
        rooms.add(Room.level(at, y, width, anchor));
      }
    }
    for (double y = stem.top(); y <= stem.bottom(); y += STEP) {
      rooms.add(Room.level(at + MARK + 2, y, width, Anchor.START));
      rooms.add(Room.level(at - MARK - 2, y, width, Anchor.END));
    }
    for (double y = stem.top(); y <= stem.bottom(); y += STEP) {
      rooms.add(Room.upright(at + MARK - 1.5 + HEIGHT / 2, y, width));
      rooms.add(Room.upright(at - MARK + 1.5 - HEIGHT / 2, y, width));
    }
    rooms.removeIf(room -> !inside().contains(room.box()));
    return rooms.isEmpty() ? List.of(Room.level(at, stem.top(), width, Anchor.MIDDLE)) : rooms;
  }

  private Box inside() {
    return new Box(frame.left(), ChartFrame.TOP, ChartFrame.RIGHT, ChartFrame.BOTTOM);
  }

  /** Returns how much a name there covers of other names, and of other dots with their borders. */
  private double covered(Chart.Dot dot, Room room) {
    double covered = names.stream().mapToDouble(room.box()::common).sum();
    for (Map.Entry<Chart.Dot, List<Box>> other : taken.entrySet()) {
      if (!other.getKey().equals(dot)) {
        covered += other.getValue().stream().mapToDouble(room.box()::common).sum();
      }
    }
    return covered;
  }
}
