package org.certigjk.attack;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.certigjk.fast.DistanceWorkspace;
import org.certigjk.fast.DoublePolytope;
import org.jspecify.annotations.Nullable;

/**
 * Asks the library about drawn inputs, and the oracle whether the answers are right. The property
 * {@code certigjk.attack.oracle} names the program.
 */
public final class OracleAttack {

  private static final int BATCH = 500;

  private static final List<Question> DECK = new ArrayList<>();

  static {
    for (Question question : Question.values()) {
      for (int k = 0; k < question.share; k++) {
        DECK.add(question);
      }
    }
  }

  /** No answer takes as long, on any machine. */
  private static final long MOST_MILLISECONDS = 300_000;

  /** What is asked, and since when. */
  private record Asked(Question question, Input input, long since) {}

  private final Campaign campaign;
  private final Oracle oracle;
  private volatile @Nullable Asked asked;

  private OracleAttack(Campaign campaign, Oracle oracle) {
    this.campaign = campaign;
    this.oracle = oracle;
  }

  /** Attacks; the arguments are those of {@link Campaign}, or {@code replay FILE}. */
  public static void main(String[] args) throws IOException {
    Path program = Path.of(System.getProperty("certigjk.attack.oracle", "target/attack/oracle"));
    try (Oracle oracle = Oracle.start(program)) {
      if (args[0].equals("replay")) {
        System.exit(replay(oracle, Files.readAllLines(Path.of(args[1]))));
      }
      Campaign campaign = new Campaign("oracle", args);
      OracleAttack attack = new OracleAttack(campaign, oracle);
      Thread watch = new Thread(attack::watch, "watch");
      watch.setDaemon(true);
      watch.start();
      for (long part = 0; campaign.goesOn(); part++) {
        attack.batch(campaign.seed(part));
      }
      int code = campaign.end();
      if (campaign.planted() && !campaign.withoutFinding().isEmpty()) {
        System.out.println(
            "the oracle does not see what is planted in the answers to "
                + campaign.withoutFinding());
        code = 0;
      }
      System.exit(code);
    }
  }

  private static int replay(Oracle oracle, List<String> finding) throws IOException {
    Question question = Question.of(finding.get(1));
    String line =
        line(question, Input.parse(finding.get(2)), question.answer(Input.parse(finding.get(2))));
    String judgement = oracle.judge(List.of(line)).get(0);
    System.out.println(line + "\n" + judgement);
    return judgement.equals("right") ? 0 : 1;
  }

  /** Ends the run if an answer does not come. */
  private void watch() {
    try {
      while (true) {
        Thread.sleep(MOST_MILLISECONDS / 100);
        Asked now = asked;
        if (now != null && System.currentTimeMillis() - now.since() > MOST_MILLISECONDS) {
          campaign.found(now.question().label(), now.input().toString(), "no answer");
          Runtime.getRuntime().halt(campaign.end());
        }
      }
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private void batch(long seed) throws IOException {
    Shapes shapes = new Shapes(seed);
    Random random = new Random(seed);
    List<Question> questions = new ArrayList<>();
    List<Input> inputs = new ArrayList<>();
    List<String> lines = new ArrayList<>();
    for (int k = 0; k < BATCH; k++) {
      Question question = DECK.get(random.nextInt(DECK.size()));
      Input input = question.draw(shapes);
      asked = new Asked(question, input, System.currentTimeMillis());
      String answer =
          campaign.planted() ? planted(question, input, random) : question.answer(input);
      asked = null;
      questions.add(question);
      inputs.add(input);
      lines.add(line(question, input, answer));
    }
    List<String> judgements = oracle.judge(lines);
    for (int k = 0; k < BATCH; k++) {
      String kind = questions.get(k).label();
      campaign.tried(kind, 1);
      if (!judgements.get(k).equals("right")) {
        campaign.found(kind, inputs.get(k).toString(), judgements.get(k) + "\n" + lines.get(k));
      }
    }
  }

  private static String line(Question question, Input input, String answer) {
    return question.label() + " | " + input + " | " + answer;
  }

  /** An answer with a bug: the distance of the search alone, or one word changed by the least. */
  private static String planted(Question question, Input input, Random random) {
    String answer = question.answer(input);
    if (question == Question.DISTANCE) {
      DoublePolytope a = DoublePolytope.of(input.a());
      double searched = new DistanceWorkspace().kernelDistance(a, DoublePolytope.of(input.b()));
      return Double.toHexString(searched) + answer.substring(answer.indexOf(' '));
    }
    String[] words = answer.split(" ");
    int at = random.nextInt(words.length);
    words[at] = changed(words[at]);
    return String.join(" ", words);
  }

  private static String changed(String word) {
    if (word.matches("-?0x.*")) {
      return Double.toHexString(Math.nextUp(Double.parseDouble(word)));
    }
    if (word.contains("/")) {
      int slash = word.indexOf('/');
      BigInteger numerator = new BigInteger(word.substring(0, slash), 16);
      return numerator.add(BigInteger.ONE).toString(16) + word.substring(slash);
    }
    if (word.matches("-?[0-9]+")) {
      return new BigInteger(word).add(BigInteger.ONE).toString();
    }
    return word.equals("true") ? "false" : word.equals("false") ? "true" : "separated";
  }
}
