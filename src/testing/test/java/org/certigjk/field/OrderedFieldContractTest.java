package org.certigjk.field;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.contract.OrderedFieldContract;
import org.certigjk.contract.OrderedFieldLaw;
import org.certigjk.contract.OrderedFieldLaws;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The contract bites: for every law there is a field, wrong in one place, that it rejects. */
class OrderedFieldContractTest {
  private static final BigFraction ONE = BigFraction.ONE;
  private static final List<BigFraction> SAMPLES =
      List.of(
          BigFraction.ZERO, ONE, new BigFraction(-2), new BigFraction(1, 3), new BigFraction(5));

  /** The rational numbers by the primitives and the defaults of the interface. */
  private static class Plain implements OrderedField<BigFraction> {
    @Override
    public boolean exact() {
      return true;
    }

    @Override
    public BigFraction zero() {
      return BigFraction.ZERO;
    }

    @Override
    public BigFraction one() {
      return ONE;
    }

    @Override
    public BigFraction plus(BigFraction a, BigFraction b) {
      return a.add(b);
    }

    @Override
    public BigFraction times(BigFraction a, BigFraction b) {
      return a.multiply(b);
    }

    @Override
    public BigFraction unaryMinus(BigFraction a) {
      return a.negate();
    }

    @Override
    public BigFraction inverse(BigFraction a) {
      return Rationals.INSTANCE.inverse(a);
    }

    @Override
    public int compare(BigFraction a, BigFraction b) {
      return a.compareTo(b);
    }

    @Override
    public BigFraction toRational(BigFraction a) {
      return a;
    }
  }

  private static final Map<OrderedFieldLaw, OrderedField<BigFraction>> SABOTAGED = sabotaged();

  private static Map<OrderedFieldLaw, OrderedField<BigFraction>> sabotaged() {
    Map<OrderedFieldLaw, OrderedField<BigFraction>> fields = new EnumMap<>(OrderedFieldLaw.class);
    sabotagePlus(fields);
    sabotageTimes(fields);
    sabotageOrder(fields);
    sabotageConversions(fields);
    return fields;
  }

  private static void sabotagePlus(Map<OrderedFieldLaw, OrderedField<BigFraction>> fields) {
    Plain plusIsMinus =
        new Plain() {
          @Override
          public BigFraction plus(BigFraction a, BigFraction b) {
            return a.subtract(b);
          }
        };
    fields.put(OrderedFieldLaw.PLUS_COMMUTATIVE, plusIsMinus);
    fields.put(OrderedFieldLaw.PLUS_ASSOCIATIVE, plusIsMinus);
    fields.put(OrderedFieldLaw.RATIONAL_PLUS, plusIsMinus);
    fields.put(OrderedFieldLaw.INTEGERS_EMBED, plusIsMinus);
    fields.put(
        OrderedFieldLaw.PLUS_NEUTRAL,
        new Plain() {
          @Override
          public BigFraction zero() {
            return ONE;
          }
        });
    fields.put(
        OrderedFieldLaw.PLUS_INVERSE,
        new Plain() {
          @Override
          public BigFraction unaryMinus(BigFraction a) {
            return a;
          }
        });
    fields.put(
        OrderedFieldLaw.MINUS_IS_PLUS_OPPOSITE,
        new Plain() {
          @Override
          public BigFraction minus(BigFraction a, BigFraction b) {
            return b.subtract(a);
          }
        });
  }

  private static void sabotageTimes(Map<OrderedFieldLaw, OrderedField<BigFraction>> fields) {
    Plain timesIsMinus =
        new Plain() {
          @Override
          public BigFraction times(BigFraction a, BigFraction b) {
            return a.subtract(b);
          }
        };
    fields.put(OrderedFieldLaw.TIMES_COMMUTATIVE, timesIsMinus);
    fields.put(OrderedFieldLaw.TIMES_ASSOCIATIVE, timesIsMinus);
    fields.put(OrderedFieldLaw.RATIONAL_TIMES, timesIsMinus);
    fields.put(OrderedFieldLaw.DISTRIBUTIVE, timesIsMinus);
    fields.put(OrderedFieldLaw.ORDER_TIMES, timesIsMinus);
    Plain oneIsMinusOne =
        new Plain() {
          @Override
          public BigFraction one() {
            return BigFraction.MINUS_ONE;
          }
        };
    fields.put(OrderedFieldLaw.TIMES_NEUTRAL, oneIsMinusOne);
    fields.put(OrderedFieldLaw.ONE_IS_POSITIVE, oneIsMinusOne);
    Plain inverseIsOpposite =
        new Plain() {
          @Override
          public BigFraction inverse(BigFraction a) {
            return a.negate();
          }
        };
    fields.put(OrderedFieldLaw.TIMES_INVERSE, inverseIsOpposite);
    fields.put(OrderedFieldLaw.ZERO_HAS_NO_INVERSE, inverseIsOpposite);
    fields.put(
        OrderedFieldLaw.DIV_IS_TIMES_INVERSE,
        new Plain() {
          @Override
          public BigFraction div(BigFraction a, BigFraction b) {
            return Rationals.INSTANCE.div(b, a);
          }
        });
  }

  private static void sabotageOrder(Map<OrderedFieldLaw, OrderedField<BigFraction>> fields) {
    Plain alwaysLess =
        new Plain() {
          @Override
          public int compare(BigFraction a, BigFraction b) {
            return -1;
          }
        };
    fields.put(OrderedFieldLaw.ORDER_REFLEXIVE, alwaysLess);
    fields.put(OrderedFieldLaw.ORDER_ANTISYMMETRIC, alwaysLess);
    fields.put(
        OrderedFieldLaw.ORDER_TRANSITIVE,
        new Plain() {
          @Override
          public int compare(BigFraction a, BigFraction b) {
            BigFraction difference = a.subtract(b); // equal if near
            return difference.abs().compareTo(BigFraction.TWO) <= 0
                ? 0
                : difference.compareTo(zero());
          }
        });
    Plain byMagnitude =
        new Plain() {
          @Override
          public int compare(BigFraction a, BigFraction b) {
            return a.abs().compareTo(b.abs());
          }
        };
    fields.put(OrderedFieldLaw.ORDER_PLUS, byMagnitude);
    fields.put(OrderedFieldLaw.RATIONAL_ORDER, byMagnitude);
    fields.put(
        OrderedFieldLaw.SIGNUM_IS_THE_ORDER,
        new Plain() {
          @Override
          public boolean isZero(BigFraction a) {
            return a.equals(ONE);
          }
        });
  }

  private static void sabotageConversions(Map<OrderedFieldLaw, OrderedField<BigFraction>> fields) {
    Plain ofIsDoubled =
        new Plain() {
          @Override
          public BigFraction of(BigFraction q) {
            return q.multiply(2);
          }
        };
    fields.put(OrderedFieldLaw.RATIONAL_ROUND_TRIP, ofIsDoubled);
    fields.put(OrderedFieldLaw.RATIONALS_EMBED, ofIsDoubled);
    fields.put(
        OrderedFieldLaw.DOUBLES_EMBED,
        new Plain() {
          @Override
          public BigFraction of(double x) {
            return new BigFraction(x); // wrong for subnormals
          }
        });
    fields.put(
        OrderedFieldLaw.TO_DOUBLE_IS_NEAREST,
        new Plain() {
          @Override
          public double toDouble(BigFraction a) {
            return Math.nextUp(Conversions.toDouble(a));
          }
        });
  }

  @TestFactory
  Stream<DynamicTest> everyLawIsBrokenBySomeSabotage() {
    return Stream.of(OrderedFieldLaw.values())
        .map(
            law ->
                DynamicTest.dynamicTest(
                    law.name(),
                    () -> {
                      OrderedField<BigFraction> field = SABOTAGED.getOrDefault(law, new Plain());
                      assertTrue(
                          new OrderedFieldLaws<>(field).witnessAgainst(law, SAMPLES).isPresent());
                    }));
  }

  /** The defaults of the interface are right. */
  @TestFactory
  Stream<DynamicTest> plainKeepsEveryLaw() {
    return contract(new Plain(), SAMPLES, Set.of()).laws();
  }

  @Test
  void defaultsOfTheInterface() {
    Plain field = new Plain();
    BigInteger k = new BigInteger("-123456789012345678901234567890");
    assertEquals(new BigFraction(k), field.of(k));
    assertEquals(new BigFraction(-22, 7), field.of(new BigFraction(-22, 7)));
    assertEquals(new BigFraction(-5, 4), field.of(-1.25));
    assertEquals(-1.25, field.toDouble(new BigFraction(-5, 4)));
    assertEquals(new BigFraction(1, 6), field.minus(new BigFraction(1, 2), new BigFraction(1, 3)));
    assertEquals(new BigFraction(3, 2), field.div(new BigFraction(1, 2), new BigFraction(1, 3)));
    assertEquals(-1, field.signum(new BigFraction(-22, 7)));
    assertEquals(1, field.signum(ONE));
    assertTrue(field.isZero(BigFraction.ZERO));
  }

  /** One law is judged in the middle of another, as by two threads: neither tells of the other. */
  @Test
  void aWitnessTellsOfItsOwnLawOnly() {
    class Nested extends Plain {
      private OrderedFieldLaws<BigFraction> judge = new OrderedFieldLaws<>(new Plain());

      @Override
      public BigFraction plus(BigFraction a, BigFraction b) {
        judge.witnessAgainst(OrderedFieldLaw.TIMES_COMMUTATIVE, SAMPLES);
        return a.subtract(b);
      }
    }
    Nested field = new Nested();
    OrderedFieldLaws<BigFraction> laws = new OrderedFieldLaws<>(field);
    String alone = laws.witnessAgainst(OrderedFieldLaw.PLUS_COMMUTATIVE, SAMPLES).orElseThrow();
    field.judge = laws;
    assertEquals(
        alone, laws.witnessAgainst(OrderedFieldLaw.PLUS_COMMUTATIVE, SAMPLES).orElseThrow());
    assertEquals(1, alone.split("compared", -1).length - 1, alone);
  }

  @Test
  void honestyIsChecked() {
    Set<OrderedFieldLaw> broken = EnumSet.of(OrderedFieldLaw.ORDER_PLUS);
    assertThrows(
        AssertionError.class, () -> contract(new Plain(), SAMPLES, broken).exactnessIsHonest());
    assertThrows(
        AssertionError.class,
        () -> contract(Doubles.INSTANCE, List.of(1.0), Set.of()).exactnessIsHonest());
    assertThrows(
        AssertionError.class,
        () -> contract(new Plain(), SAMPLES, broken).laws().forEach(OrderedFieldContractTest::run));
    assertDoesNotThrow(() -> contract(new Plain(), SAMPLES, Set.of()).exactnessIsHonest());
  }

  @Test
  void samplesAreChecked() {
    assertThrows(
        AssertionError.class,
        () -> contract(new Plain(), List.of(ONE), Set.of()).samplesHaveAllSigns());
  }

  private static void run(DynamicTest test) {
    try {
      test.getExecutable().execute();
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  private static <E> OrderedFieldContract<E> contract(
      OrderedField<E> field, List<E> samples, Set<OrderedFieldLaw> brokenLaws) {
    return new OrderedFieldContract<>() {
      @Override
      public OrderedField<E> field() {
        return field;
      }

      @Override
      public List<E> samples() {
        return samples;
      }

      @Override
      public Set<OrderedFieldLaw> brokenLaws() {
        return brokenLaws;
      }
    };
  }
}
