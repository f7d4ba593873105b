package org.certigjk.specs;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreeScanner;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.certigjk.specs.Tokens.Token;

/**
 * The texts that OpenJML is given. They have the tokens of the sources but a layout of their own,
 * because an obligation contains positions: so a new comment or another line break changes none.
 */
final class ScratchCopy {

  /** With a catch in it, its formula has integers where bits are declared. */
  private static final String MALFORMED = "simplex.Subsets.all(int)";

  private static final String CONTRADICTION = "/*@ assert false; @*/";

  private final Path root;
  private final Verified verified;
  private final Path target;

  ScratchCopy(Path root, Path target) {
    this.root = root;
    this.verified = new Verified(root);
    this.target = target;
  }

  /** Writes the classes that are listed. */
  void writeClasses() {
    for (String type : verified.types()) {
      write(verified.javaFile(type), Tokens.of(Verified.read(verified.javaFile(type))));
    }
  }

  /** Writes every contract. */
  void writeContracts() {
    verified.jmlFiles().values().forEach(file -> write(file, Tokens.of(Verified.read(file))));
  }

  /** The rows of which a contradiction is asked in a round: reason says of which case. */
  List<Verified.Row> asked(int round) {
    List<Verified.Row> asked = new ArrayList<>();
    for (Verified.Row row : verified.rows()) {
      List<SpecCase> cases = cases(row.type(), row.method());
      if (row.verdict().equals("proved")
          && round < Math.max(1, cases.size())
          && !(cases.size() > 1 && cases.get(round).exceptional() && isOutOfReach(row))) {
        String reason = cases.size() > 1 ? "where " + cases.get(round).precondition() : "";
        asked.add(new Verified.Row(row.type(), row.method(), "proved", row.prover(), reason));
      }
    }
    return asked;
  }

  /**
   * Writes the classes that are listed, with a contradiction asserted wherever a method or a lemma
   * ends. It can be proved only where the prover believes that the end is never reached. A method
   * whose contract has several cases begins with the assumption that it is in one of them, in each
   * round another, so that a case that ends does not speak for one that never does.
   */
  void writeContradictions(int round) {
    for (String type : verified.types()) {
      Path file = verified.javaFile(type);
      String text = Verified.read(file);
      SourceEntries source = new SourceEntries(text);
      NavigableMap<Long, String> insertions = ends(source);
      for (MethodTree method : source.methods()) {
        List<SpecCase> cases = cases(type, source.signature(method));
        if (method.getBody() != null && cases.size() > 1 && round < cases.size()) {
          assume(cases.get(round), source, method.getBody(), insertions);
        }
      }
      write(file, Tokens.of(insert(text, insertions)));
    }
    for (Path file : verified.jmlFiles().values()) {
      List<Token> tokens = new ArrayList<>();
      for (Token token : Tokens.of(Verified.read(file))) {
        if (token.text().equals("return")) {
          tokens.addAll(Tokens.of("assert false;"));
        }
        tokens.add(token);
      }
      write(file, tokens);
    }
  }

  /** The cases of the contract of a method, in whichever file it stands. */
  private List<SpecCase> cases(String type, String method) {
    return verified.sources(type).stream()
        .map(source -> SpecCase.of(source.entries().getOrDefault(method, List.of())))
        .filter(cases -> !cases.isEmpty())
        .reduce((java, jml) -> jml)
        .orElse(List.of());
  }

  /**
   * Assumes at the beginning of a body what a case requires. Where the case says that an exception
   * ends it, the exception may come from what is called.
   */
  private static void assume(
      SpecCase which, SourceEntries source, BlockTree body, NavigableMap<Long, String> insertions) {
    String assumption = "/*@ assume " + which.precondition() + "; @*/";
    if (which.exceptional()) {
      assumption += "try {";
      insertions.merge(
          source.end(body) - 1,
          "} catch (Exception end) {" + CONTRADICTION + "throw end; }",
          String::concat);
    }
    long begin = delegates(body) ? source.end(body.getStatements().get(0)) : source.start(body) + 1;
    insertions.merge(begin, assumption, (end, before) -> before + end);
  }

  /**
   * Whether no contradiction can be put where an exception ends a method: in a constructor that
   * begins with another one, which throws it, and where OpenJML's formula is malformed.
   */
  private boolean isOutOfReach(Verified.Row row) {
    return row.toString().equals(MALFORMED) || delegates(row);
  }

  private boolean delegates(Verified.Row row) {
    SourceEntries source = new SourceEntries(Verified.read(verified.javaFile(row.type())));
    return source.methods().stream()
        .filter(method -> source.signature(method).equals(row.method()))
        .anyMatch(method -> method.getBody() != null && delegates(method.getBody()));
  }

  /** Whether a body begins with the call of another constructor. */
  private static boolean delegates(BlockTree body) {
    List<? extends StatementTree> statements = body.getStatements();
    return !statements.isEmpty() && statements.get(0).toString().matches("(this|super)\\((?s:.*)");
  }

  /** Writes the clients, and the false ones, beside the classes. */
  void writeClients() {
    for (List<Path> files : List.of(verified.clients(), verified.falseClients())) {
      files.forEach(file -> write(clientFile(file), Tokens.of(Verified.read(file))));
    }
  }

  /** Writes the clients with a contradiction wherever a method ends. */
  void writeContradictedClients() {
    for (Path file : verified.clients()) {
      String text = Verified.read(file);
      write(clientFile(file), Tokens.of(insert(text, ends(new SourceEntries(text)))));
    }
  }

  private Path clientFile(Path file) {
    return verified.javaFile(Verified.clientType(file));
  }

  private static NavigableMap<Long, String> ends(SourceEntries source) {
    NavigableMap<Long, String> insertions = new TreeMap<>();
    for (MethodTree method : source.methods()) {
      if (method.getBody() != null) {
        new Ends(source, insertions).scan(method.getBody(), null);
        if (canEndWithoutReturn(method)) {
          insertions.merge(source.end(method.getBody()) - 1, CONTRADICTION, String::concat);
        }
      }
    }
    return insertions;
  }

  private static boolean canEndWithoutReturn(MethodTree method) {
    List<? extends StatementTree> body = method.getBody().getStatements();
    Tree result = method.getReturnType();
    StatementTree last = body.isEmpty() ? null : body.get(body.size() - 1);
    return (result == null || result.toString().equals("void"))
        && !(last instanceof ReturnTree || last instanceof ThrowTree);
  }

  /** Puts a contradiction in front of every return and throw of a body, lambdas apart. */
  private static final class Ends extends TreeScanner<Void, Void> {

    private final SourceEntries source;
    private final NavigableMap<Long, String> insertions;

    Ends(SourceEntries source, NavigableMap<Long, String> insertions) {
      this.source = source;
      this.insertions = insertions;
    }

    @Override
    public Void visitReturn(ReturnTree tree, Void unused) {
      return surround(tree);
    }

    @Override
    public Void visitThrow(ThrowTree tree, Void unused) {
      return surround(tree);
    }

    private Void surround(Tree tree) {
      insertions.put(source.start(tree), "{" + CONTRADICTION);
      insertions.merge(source.end(tree), "}", String::concat);
      return null;
    }

    @Override
    public Void visitLambdaExpression(LambdaExpressionTree tree, Void unused) {
      return null;
    }

    @Override
    public Void visitClass(ClassTree tree, Void unused) {
      return null;
    }
  }

  private static String insert(String text, NavigableMap<Long, String> insertions) {
    StringBuilder result = new StringBuilder(text);
    insertions
        .descendingMap()
        .forEach((position, inserted) -> result.insert(position.intValue(), inserted));
    return result.toString();
  }

  /**
   * Writes a class and every contract, with some tokens of the class and of its lemmas replaced.
   */
  void writeMutants(String type, List<Mutant> mutants) {
    writeContracts();
    write(verified.javaFile(type), Tokens.of(Verified.read(verified.javaFile(type))));
    Map<Path, List<Mutant>> byFile =
        mutants.stream().collect(Collectors.groupingBy(verified::file));
    byFile.forEach((file, changes) -> write(file, replaced(file, changes)));
  }

  private List<Token> replaced(Path file, List<Mutant> mutants) {
    SourceEntries source = verified.entries(file);
    List<Token> tokens = new ArrayList<>(Tokens.of(Verified.read(file)));
    for (Mutant mutant : mutants) {
      List<Token> old = mutant.find(source);
      int position = tokens.indexOf(old.get(0));
      tokens.subList(position, position + old.size()).clear();
      tokens.addAll(position, Tokens.of(mutant.replacement()));
    }
    return tokens;
  }

  private void write(Path file, List<Token> tokens) {
    Path copy = target.resolve(root.relativize(file));
    try {
      Files.createDirectories(copy.getParent());
      Files.writeString(copy, Tokens.join(tokens));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
