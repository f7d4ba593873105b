package org.certigjk.specs;

import java.util.List;

/** An expression of JML, as far as {@link CoqExpression} knows how to say it in Coq. */
sealed interface Jml {

  /** A name, or {@code \result}, {@code this}, {@code null}, {@code true}, {@code false}. */
  record Name(String name) implements Jml {}

  record Number(String digits) implements Jml {}

  /** {@code receiver.name}. */
  record Member(Jml receiver, String name) implements Jml {}

  /** {@code receiver.name(arguments)}; the receiver is {@link #NOBODY} where there is none. */
  record Call(Jml receiver, String name, List<Jml> arguments) implements Jml {}

  record Element(Jml array, Jml index) implements Jml {}

  /** {@code !operand} or {@code -operand}. */
  record Prefix(String operator, Jml operand) implements Jml {}

  /** Operands with operators of one precedence between them: {@code 0 <= k < n}. */
  record Chain(List<Jml> operands, List<String> operators) implements Jml {}

  /** {@code condition ? one : other}. */
  record Choice(Jml condition, Jml one, Jml other) implements Jml {}

  /** {@code (\forall type names; range; body)}; the range is {@code true} where there is none. */
  record Quantified(String quantifier, String type, List<String> names, Jml range, Jml body)
      implements Jml {}

  Jml NOBODY = new Name("");

  Jml TRUE = new Name("true");

  /** A text that is not understood; the message says what in it. */
  final class Refusal extends RuntimeException {

    private static final long serialVersionUID = 1;

    Refusal(String message) {
      super(message);
    }
  }
}
