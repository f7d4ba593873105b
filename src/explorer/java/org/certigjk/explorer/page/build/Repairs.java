package org.certigjk.explorer.page.build;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.commons.math3.exception.util.LocalizedFormats;
import org.certigjk.exact.ExactSign;
import org.certigjk.explorer.page.jdk.JsLibrary;
import org.certigjk.explorer.page.jdk.JsNumbers;
import org.certigjk.number.Numerals;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.Program;
import org.teavm.model.Variable;
import org.teavm.model.instructions.AssignInstruction;
import org.teavm.model.instructions.BinaryInstruction;
import org.teavm.model.instructions.BinaryOperation;
import org.teavm.model.instructions.CastNumberInstruction;
import org.teavm.model.instructions.GetFieldInstruction;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.model.instructions.NullConstantInstruction;
import org.teavm.model.instructions.NumericOperandType;

/**
 * Changes instructions so that the script computes what the JVM computes, and is small:
 *
 * <ul>
 *   <li>Floats are doubles for TeaVM, so each result of an operation on floats is rounded. {@link
 *       #unrepaired()} names the other methods with such operations, of which none may be reached.
 *   <li>TeaVM writes {@code x + (y - z)} and {@code x * (y / z)} without the parentheses, but sums
 *       and products of doubles are not associative. So the operand in them is kept together.
 *   <li>Doubles beyond the range of an integer type, which become the nearest integer of it, do
 *       something else for TeaVM, so their conversion is done with care.
 *   <li>Methods that TeaVM's class library lacks, or has with too few digits, are replaced, and two
 *       that would be slow.
 *   <li>The messages of Commons Math, of which the enum of all 300 would be a quarter of the
 *       script, become null; nothing that the explorer asks of Commons Math fails.
 * </ul>
 */
final class Repairs implements ClassHolderTransformer {
  private static final MethodReference ROUND =
      method(JsNumbers.class, "round", double.class, float.class);

  private static final MethodReference TO_LONG =
      method(JsNumbers.class, "toLong", double.class, long.class);

  private static final MethodReference TO_INT =
      method(JsNumbers.class, "toInt", double.class, int.class);

  private static final MethodReference KEEP =
      method(JsNumbers.class, "keep", double.class, double.class);

  /** The operations without parentheses, and those that begin an operand which needs them. */
  private static final Map<BinaryOperation, Set<BinaryOperation>> SCATTERED =
      Map.of(
          BinaryOperation.ADD,
          Set.of(BinaryOperation.ADD, BinaryOperation.SUBTRACT),
          BinaryOperation.MULTIPLY,
          Set.of(BinaryOperation.MULTIPLY, BinaryOperation.DIVIDE, BinaryOperation.MODULO));

  private static final Set<BinaryOperation> ROUNDED =
      Set.of(
          BinaryOperation.ADD,
          BinaryOperation.SUBTRACT,
          BinaryOperation.MULTIPLY,
          BinaryOperation.DIVIDE,
          BinaryOperation.MODULO);

  /** Static methods, and those that are called instead. */
  private static final Map<MethodReference, MethodReference> INSTEAD =
      Map.ofEntries(
          instead(JsNumbers.class, Double.class, "parseDouble", String.class, double.class),
          instead(JsNumbers.class, Float.class, "parseFloat", String.class, float.class),
          instead(JsNumbers.class, Numerals.class, "format", double.class, String.class),
          instead(JsNumbers.class, ExactSign.class, "orientation", double[].class, int.class),
          instead(JsNumbers.class, Long.class, "toString", long.class, String.class),
          instead(JsNumbers.class, Math.class, "scalb", double.class, int.class, double.class),
          instead(JsNumbers.class, Math.class, "rint", double.class, double.class),
          instead(JsLibrary.class, Math.class, "multiplyHigh", long.class, long.class, long.class),
          instead(JsLibrary.class, Arrays.class, "compare", int[].class, int[].class, int.class));

  /** Methods of other classes, in which floats stay doubles. */
  private final Set<MethodReference> unrepaired = new HashSet<>();

  @Override
  public void transformClass(ClassHolder cls, ClassHolderTransformerContext context) {
    boolean ours = cls.getName().startsWith("org.certigjk.");
    boolean used = cls.getName().startsWith("org.apache.commons.math3.");
    boolean replacement = cls.getName().equals(JsNumbers.class.getName());
    for (MethodHolder method : cls.getMethods()) {
      if (method.getProgram() == null) {
        continue;
      }
      keepTogether(method.getProgram());
      if ((ours || used) && !replacement) {
        repair(method.getProgram());
      } else if (!replacement && hasFloats(method.getProgram())) {
        unrepaired.add(method.getReference());
      }
    }
  }

  /** Returns the methods with operations on floats that were seen and not repaired. */
  Set<MethodReference> unrepaired() {
    return unrepaired;
  }

  private static boolean hasFloats(Program program) {
    for (BasicBlock block : program.getBasicBlocks()) {
      for (Instruction instruction : block) {
        if (instruction instanceof BinaryInstruction operation && isRounded(operation)
            || instruction instanceof CastNumberInstruction cast
                && cast.getTargetType() == NumericOperandType.FLOAT) {
          return true;
        }
      }
    }
    return false;
  }

  private static void keepTogether(Program program) {
    List<BinaryInstruction> operations = new ArrayList<>();
    Map<Variable, Set<BinaryOperation>> origins = new HashMap<>();
    for (BasicBlock block : program.getBasicBlocks()) {
      for (Instruction instruction : block) {
        if (instruction instanceof BinaryInstruction operation
            && operation.getOperandType() == NumericOperandType.DOUBLE) {
          operations.add(operation);
          originsOf(operation.getReceiver(), origins).add(operation.getOperation());
        }
      }
    }
    while (followAssignments(program, origins)) {}
    for (BinaryInstruction operation : operations) {
      Set<BinaryOperation> scattered = SCATTERED.getOrDefault(operation.getOperation(), Set.of());
      Variable operand = operation.getSecondOperand();
      if (!Collections.disjoint(scattered, originsOf(operand, origins))) {
        Variable kept = program.createVariable();
        operation.insertPrevious(call(KEEP, operand, kept, operation));
        operation.setSecondOperand(kept);
      }
    }
  }

  private static Set<BinaryOperation> originsOf(
      Variable variable, Map<Variable, Set<BinaryOperation>> origins) {
    return origins.computeIfAbsent(variable, key -> EnumSet.noneOf(BinaryOperation.class));
  }

  /** Returns whether a variable has got an origin that it had not. */
  private static boolean followAssignments(
      Program program, Map<Variable, Set<BinaryOperation>> origins) {
    boolean hasGrown = false;
    for (BasicBlock block : program.getBasicBlocks()) {
      for (Instruction instruction : block) {
        if (instruction instanceof AssignInstruction assign) {
          Set<BinaryOperation> from = originsOf(assign.getAssignee(), origins);
          hasGrown |= originsOf(assign.getReceiver(), origins).addAll(from);
        }
      }
    }
    return hasGrown;
  }

  private static void repair(Program program) {
    for (BasicBlock block : program.getBasicBlocks()) {
      for (Instruction instruction : block) {
        repair(instruction);
      }
    }
  }

  private static void repair(Instruction instruction) {
    if (instruction instanceof BinaryInstruction operation && isRounded(operation)) {
      Variable unrounded = instruction.getProgram().createVariable();
      operation.insertNext(call(ROUND, unrounded, operation.getReceiver(), operation));
      operation.setReceiver(unrounded);
    } else if (instruction instanceof CastNumberInstruction cast) {
      repair(cast);
    } else if (instruction instanceof InvokeInstruction call) {
      call.setMethod(INSTEAD.getOrDefault(call.getMethod(), call.getMethod()));
    } else if (instruction instanceof GetFieldInstruction get
        && get.getField().getClassName().equals(LocalizedFormats.class.getName())) {
      NullConstantInstruction none = new NullConstantInstruction();
      none.setReceiver(get.getReceiver());
      none.setLocation(get.getLocation());
      get.replace(none);
    }
  }

  private static MethodReference method(Class<?> owner, String name, Class<?>... signature) {
    return new MethodReference(owner, name, signature);
  }

  private static Map.Entry<MethodReference, MethodReference> instead(
      Class<?> replacement, Class<?> owner, String name, Class<?>... signature) {
    return Map.entry(method(owner, name, signature), method(replacement, name, signature));
  }

  private static boolean isRounded(BinaryInstruction operation) {
    return operation.getOperandType() == NumericOperandType.FLOAT
        && ROUNDED.contains(operation.getOperation());
  }

  private static void repair(CastNumberInstruction cast) {
    NumericOperandType from = cast.getSourceType();
    NumericOperandType to = cast.getTargetType();
    boolean floating = from == NumericOperandType.FLOAT || from == NumericOperandType.DOUBLE;
    if (to == NumericOperandType.FLOAT) {
      Variable unrounded = cast.getProgram().createVariable();
      cast.insertNext(call(ROUND, unrounded, cast.getReceiver(), cast));
      cast.setReceiver(unrounded);
    } else if (to == NumericOperandType.LONG && floating) {
      cast.replace(call(TO_LONG, cast.getValue(), cast.getReceiver(), cast));
    } else if (to == NumericOperandType.INT && floating) {
      cast.replace(call(TO_INT, cast.getValue(), cast.getReceiver(), cast));
    }
  }

  /** Returns {@code receiver = method(argument)}, for the place of another instruction. */
  private static InvokeInstruction call(
      MethodReference method, Variable argument, Variable receiver, Instruction place) {
    InvokeInstruction call = new InvokeInstruction();
    call.setType(InvocationType.SPECIAL);
    call.setMethod(method);
    call.setArguments(argument);
    call.setReceiver(receiver);
    call.setLocation(place.getLocation());
    return call;
  }
}
