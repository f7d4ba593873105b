(* The number mapping of the extraction, which is trusted: Coq's [positive] and
   [Z] are Zarith's integers, and these are the functions of Coq's standard
   library on them, with its conventions for zero and for negative numbers. *)

type t = Z.t

(* The constructors and the case analyses. *)
let one = Z.one
let double p = Z.shift_left p 1
let double_plus_one p = Z.succ (Z.shift_left p 1)

let match_positive plus_one even one p =
  if Z.equal p Z.one then one ()
  else if Z.is_even p then even (Z.shift_right p 1)
  else plus_one (Z.shift_right p 1)

let zero = Z.zero

let match_integer zero positive negative z =
  let s = Z.sign z in
  if s = 0 then zero () else if s > 0 then positive z else negative (Z.neg z)

(* Z.add, Z.sub, Z.mul, Z.opp, Z.min, Z.max, Z.eqb, Z.ltb, Z.leb *)
let add = Z.add
let sub = Z.sub
let mul = Z.mul
let opp = Z.neg
let min = Z.min
let max = Z.max
let eqb = Z.equal
let ltb = Z.lt
let leb = Z.leq

(* Z.land, Z.lor, Z.lxor: of integers in two's complement without an end. *)
let logand = Z.logand
let logor = Z.logor
let logxor = Z.logxor

(* Z.shiftl and Z.shiftr: the other way for a negative n; towards minus infinity. *)
let shiftl a n =
  let n = Z.to_int n in
  if n < 0 then Z.shift_right a (-n) else Z.shift_left a n

let shiftr a n = shiftl a (Z.neg n)

(* Z.pow is 0 for a negative n. *)
let pow a n = if Z.sign n < 0 then Z.zero else Z.pow a (Z.to_int n)

(* Z.gcd and Z.lcm are never negative; gcd 0 0 = 0 and lcm 0 n = 0. *)
let gcd = Z.gcd
let lcm a b = if Z.sign a = 0 || Z.sign b = 0 then Z.zero else Z.lcm a b

(* Z.div rounds towards minus infinity, and n / 0 = 0. *)
let div a b = if Z.sign b = 0 then Z.zero else Z.fdiv a b

(* Z.modulo has the sign of b, and a mod 0 = a. *)
let modulo a b = Z.sub a (Z.mul b (div a b))

(* Z.to_pos is 1 for numbers that are not positive. *)
let to_pos z = if Z.sign z > 0 then z else Z.one

(* Z.quot, Z.rem and Z.quotrem round towards 0; Z.quot n 0 = 0 and Z.rem n 0 = n. *)
let quot a b = if Z.sign b = 0 then Z.zero else Z.div a b
let rem a b = if Z.sign b = 0 then a else Z.rem a b
let quotrem a b = quot a b, rem a b

(* Z.log2 is 0 for numbers that are not positive. *)
let log2 a = if Z.sign a <= 0 then Z.zero else Z.of_int (Z.numbits a - 1)

(* Z.testbit is false for a negative n. *)
let testbit a n = Z.sign n >= 0 && Z.testbit a (Z.to_int n)

(* Z.abs and Z.sgn *)
let abs = Z.abs
let sgn a = Z.of_int (Z.sign a)
