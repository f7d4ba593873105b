(* Calls the extracted Java methods with the arguments that Java had, and compares the
   results bit for bit: reads lines on standard input, and writes a table at their end.

     java_oracle           over OCaml's doubles, those of the processor
     java_oracle --flocq   over IEEE 754 as Flocq defines it, which is slower

   Words are separated by blanks. A double is the 16 hexadecimal digits of its bits, all
   NaN being one; other numbers are decimal; a list has its length before it.

     body NAME ISIMAGE DIMENSION SIZE MAGNITUDE EXTENT EXPONENT <axes> <centre> <from> <neighbours>
       named a or b, for the lines that follow; axes are a list of lists; without a hull there
       is one number, -1, for from, and no neighbour
     candidate SIZE <a> <b> <t> ISPLACED POINTERROR EDGEERROR
     METHOD ARGUMENT ... RESULT
       a float is the 8 hexadecimal digits of its bits; a format is BINARY32 or BINARY64, a
       fraction its numerator and denominator; a text the list of its characters, a
       numeral and its limits what they consist of; a body is its name, so is its image and the
       indices of the candidate in it, and the candidate itself is no word; of a method that
       is not extracted, what Java answers when one of the following lines asks it with these
       arguments

   The table has a line "METHOD EQUAL DIFFERENT" for each method; before it come the first
   lines that differ, with what was computed here.  Exit code: 0 if nothing differs. *)

module J = Java_methods

(* ---- Doubles ---- *)

type doubles = {
  machine : J.machine;
  of_float : float -> J.number;
  to_float : J.number -> float;
  is_finite : J.number -> bool;
  truncated : J.number -> Z.t;
  of_bits : Z.t -> J.number;
  singles : J.operations;
  single_of_bits : Z.t -> J.number;
  widened : J.number -> J.number;
  of_single : J.number -> float;
  is_infinite : J.number -> bool }

let value (x : J.number) : float = Obj.obj x
let number (x : float) : J.number = Obj.repr x
let one f x = number (f (value x))
let two f x y = number (f (value x) (value y))
let holds (f : float -> float -> bool) x y = f (value x) (value y)

let is_nan (x : float) = x <> x

let greatest x y =
  if is_nan x then x else if is_nan y then y
  else if x < y then y else if y < x then x else if Float.sign_bit x then y else x

(* To even on ties: doubles from 2^52 on are whole. *)
let whole x =
  let large = 0x1p52 in
  if not (abs_float x < large) then x else Float.copy_sign (abs_float x +. large -. large) x

let exponent x =
  match classify_float x with
  | FP_zero | FP_subnormal -> -1023
  | FP_nan | FP_infinite -> 1024
  | FP_normal -> snd (Float.frexp x) - 1

(* Of a double, the nearest number of 32 bits, which is right for the sum, the difference and the
   product of two of them, too. *)
let single x = Int32.float_of_bits (Int32.bits_of_float x)

let native =
  { of_float = number;
    to_float = value;
    is_finite = (fun x -> Float.is_finite (value x));
    truncated = (fun x -> Z.of_float (value x));
    of_bits = (fun b -> number (Int64.float_of_bits (Z.to_int64 b)));
    singles =
      { J.add0 = two (fun x y -> single (x +. y)); sub0 = two (fun x y -> single (x -. y));
        mul0 = two (fun x y -> single (x *. y)); abs = one abs_float; opp = one (fun x -> -.x);
        constant = (fun m e -> number (single (Float.ldexp (Z.to_float m) (Z.to_int e)))) };
    single_of_bits =
      (fun b -> number (Int32.float_of_bits (Z.to_int32 (Z.signed_extract b 0 32))));
    widened = Fun.id;
    of_single = value;
    is_infinite = (fun x -> abs_float (value x) = infinity);
    machine =
      { J.machine_operations =
          { J.add0 = two ( +. ); sub0 = two ( -. ); mul0 = two ( *. ); abs = one abs_float;
            opp = one (fun x -> -.x);
            constant = (fun m e -> number (Float.ldexp (Z.to_float m) (Z.to_int e))) };
        over = two ( /. );
        root = one sqrt;
        fused = (fun x y z -> number (Float.fma (value x) (value y) (value z)));
        greatest = two greatest;
        copy_sign = two Float.copy_sign;
        nan = number nan;
        is_nan0 = (fun x -> is_nan (value x));
        whole = one whole;
        next = one Float.succ;
        scaled = (fun x n -> number (Float.ldexp (value x) (Z.to_int n)));
        exponent = (fun x -> Z.of_int (exponent (value x)));
        bits = (fun x -> Z.of_int64 (Int64.bits_of_float (value x)));
        less = holds ( < );
        less_or_same = holds ( <= );
        same = holds ( = ) } }

(* Of Flocq's doubles: sign, significand m and exponent e of m 2^e. *)
let flocq_of_float x =
  let sign = Float.sign_bit x and part = Int64.logand (Int64.bits_of_float x) 0xfffffffffffffL in
  match classify_float x with
  | FP_nan -> J.B754_nan
  | FP_infinite -> J.B754_infinity sign
  | FP_zero -> J.B754_zero sign
  | FP_subnormal -> J.B754_finite (sign, Z.of_int64 part, Z.of_int (-1074))
  | FP_normal ->
      let m = Int64.logor part 0x10000000000000L in
      J.B754_finite (sign, Z.of_int64 m, Z.of_int (exponent x - 52))

let flocq_to_float = function
  | J.B754_nan -> nan
  | J.B754_infinity sign -> if sign then neg_infinity else infinity
  | J.B754_zero sign -> if sign then -0. else 0.
  | J.B754_finite (sign, m, e) ->
      let x = Float.ldexp (Z.to_float m) (Z.to_int e) in
      if sign then -.x else x

let flocq =
  { machine = J.ieee_machine;
    of_float = (fun x -> Obj.repr (flocq_of_float x));
    to_float = (fun x -> flocq_to_float (Obj.obj x));
    is_finite = (fun x -> J.ieee_is_finite (Obj.obj x));
    truncated = (fun x -> J.ieee_truncated (Obj.obj x));
    of_bits = (fun b -> Obj.repr (J.ieee_of_bits b));
    singles = J.ieee_singles;
    single_of_bits = (fun b -> Obj.repr (J.ieee_single_of_bits b));
    widened = (fun x -> Obj.repr (J.ieee_widened (Obj.obj x)));
    of_single = (fun x -> flocq_to_float (Obj.obj x));
    is_infinite = (fun x -> J.is_infinity Z.zero Z.zero (Obj.obj x)) }

let doubles = if Array.mem "--flocq" Sys.argv then flocq else native

(* ---- Words ---- *)

let words = ref []

let next () =
  match !words with
  | [] -> failwith "the line is too short"
  | word :: rest -> words := rest; word

let read_float () = Int64.float_of_bits (Int64.of_string ("0x" ^ next ()))
let read_number () = doubles.of_float (read_float ())
let read_integer () = Z.of_string (next ())

let read_array read entry =
  let values = Array.init (int_of_string (next ())) (fun _ -> read ()) in
  { J.entry = (fun k -> entry values.(Z.to_int k)); array_length = Z.of_int (Array.length values) }

let read_numbers () = read_array read_float doubles.of_float

(* Null is -1, alone. *)
let read_integers () =
  match !words with
  | "-1" :: rest -> words := rest; { J.entry = (fun _ -> Z.zero); array_length = Z.minus_one }
  | _ -> read_array read_integer Fun.id

let zero = doubles.of_float 0.
let bodies : (string, J.vertices) Hashtbl.t = Hashtbl.create 2
let candidate : J.candidate option ref = ref None

let read_text () = List.init (int_of_string (next ())) (fun _ -> read_integer ())

let read_boolean () = next () = "1"

let read_body () =
  let name = next () in
  let vertices_image = if read_boolean () then Some (Z.of_int (Char.code name.[0])) else None in
  let vertices_dimension = read_integer () in
  let vertices_size = read_integer () in
  let vertices_magnitude = read_number () in
  let vertices_extent = read_number () in
  let vertices_exponent = read_integer () in
  let vertices_axes = read_array read_numbers Fun.id in
  let vertices_x = vertices_axes.entry Z.zero in
  let vertices_y = vertices_axes.entry Z.one in
  let vertices_z = vertices_axes.entry (Z.of_int 2) in
  let vertices_centre = read_numbers () in
  let vertices_from = read_integers () in
  let vertices_neighbours = read_integers () in
  Hashtbl.replace bodies name
    { J.vertices_x; vertices_y; vertices_z; vertices_axes; vertices_centre; vertices_magnitude; vertices_extent;
      vertices_dimension; vertices_size; vertices_from; vertices_neighbours;
      vertices_image; vertices_exponent }

let read_candidate () =
  let candidate_size = read_integer () in
  let candidate_a = read_integers () in
  let candidate_b = read_integers () in
  let candidate_t = read_numbers () in
  let candidate_isPlaced = read_boolean () in
  let candidate_pointError = read_number () in
  let candidate_edgeError = read_number () in
  candidate :=
    Some
      { J.candidate_size; candidate_a; candidate_b; candidate_t; candidate_isPlaced;
        candidate_pointError; candidate_edgeError;
        candidate_products =
          (fun size -> { J.entry = (fun _ -> zero); array_length = size }) }

(* ---- Methods ---- *)

(* A letter for each parameter and one for the result: number, Z (z), bool (y), body,
   candidate, indices, list of numbers (l), format, quotient of two Z, float (s), text, a
   numeral in its parts (u), and the limits of one (v).  A result
   that is an option of a number (o), of a quotient (q) or of a float (r) is none where Java
   throws; Java has quotients in lowest terms.  A result can also be what is measured of a
   body (m): its magnitude, extent and centre. *)
let argument letter : Obj.t =
  match letter with
  | 'n' -> read_number ()
  | 'z' -> Obj.repr (read_integer ())
  | 'y' -> Obj.repr (read_boolean ())
  | 'b' -> Obj.repr (Hashtbl.find bodies (next ()))
  | 'c' -> Obj.repr (Option.get !candidate)
  | 'i' ->
      let c = Option.get !candidate in
      Obj.repr (if next () = "a" then c.candidate_a else c.candidate_b)
  | 'l' -> Obj.repr (read_numbers ())
  | 's' -> doubles.single_of_bits (Z.of_string ("0x" ^ next ()))
  | 'f' ->
      Obj.repr
        (if next () = "BINARY32" then J.binaryFormat_BINARY32 else J.binaryFormat_BINARY64)
  | 't' -> Obj.repr (read_text ())
  | 'u' ->
      let numeral_text = read_text () in
      let numeral_kind = read_integer () in
      let numeral_good = read_integer () in
      let numeral_sign = read_integer () in
      let numeral_first = read_integer () in
      let numeral_point = read_integer () in
      let numeral_end = read_integer () in
      Obj.repr
        { J.numeral_text; numeral_kind; numeral_good; numeral_sign; numeral_first; numeral_point;
          numeral_end }
  | 'v' ->
      let numeralLimits_length = read_integer () in
      Obj.repr { J.numeralLimits_length; numeralLimits_exponent = read_integer () }
  | 'q' ->
      let bigFraction_getNumerator = read_integer () in
      Obj.repr { J.bigFraction_getNumerator; bigFraction_getDenominator = read_integer () }
  | _ -> assert false

let digits x =
  if is_nan x then "7ff8000000000000" else Printf.sprintf "%016Lx" (Int64.bits_of_float x)

let short_digits x = Printf.sprintf "%08lx" (Int32.bits_of_float (doubles.of_single x))

(* The words of a result. *)
let rec result letter (x : Obj.t) =
  match letter with
  | 'm' ->
      let (magnitude, extent), centre = Obj.obj x in
      result 'n' magnitude @ result 'n' extent @ result 'l' centre
  | 'n' -> [ digits (doubles.to_float x) ]
  | 'z' -> [ Z.to_string (Obj.obj x) ]
  | 'y' -> [ (if (Obj.obj x : bool) then "1" else "0") ]
  | 'l' ->
      let a : J.number J.array = Obj.obj x in
      let size = Z.to_int a.array_length in
      let entry k = digits (doubles.to_float (a.entry (Z.of_int k))) in
      string_of_int size :: List.init size entry
  | 'q' -> (
      match Obj.obj x with
      | Some { J.bigFraction_getNumerator = p; bigFraction_getDenominator = q } ->
          let d = Z.gcd p q in
          [ Z.to_string (Z.div p d); Z.to_string (Z.div q d) ]
      | None -> [ "none" ])
  | 't' ->
      let text : Z.t list = Obj.obj x in
      string_of_int (List.length text) :: List.map Z.to_string text
  | 'u' ->
      let u : J.numeral = Obj.obj x in
      result 't' (Obj.repr u.numeral_text)
      @ List.map Z.to_string
          [ u.numeral_kind; u.numeral_good; u.numeral_sign; u.numeral_first; u.numeral_point;
            u.numeral_end ]
  | 'o' -> [ (match Obj.obj x with Some x -> digits (doubles.to_float x) | None -> "none") ]
  | 's' -> [ short_digits x ]
  | 'r' -> [ (match Obj.obj x with Some x -> short_digits x | None -> "none") ]
  | _ -> assert false

let call letters (f : Obj.t) =
  let arity = String.length letters - 1 in
  let f = Seq.fold_left (fun f l -> (Obj.obj f : Obj.t -> Obj.t) (argument l)) f
      (String.to_seq (String.sub letters 0 arity)) in
  result letters.[arity] f

let m = doubles.machine

(* What Java has answered of methods that are not extracted. *)
let externals = [ "ExactSign_orientation"; "ImageDistance_norm"; "FilterSweep_provesImage" ]
let answers : (string list, string) Hashtbl.t = Hashtbl.create 10

exception Unanswered of string list

let ask question =
  match Hashtbl.find_opt answers question with
  | Some answer -> answer
  | None -> raise (Unanswered question)

let told x = digits (doubles.to_float x)

let exact_sign px py qx qy rx ry =
  Z.of_string (ask ("ExactSign_orientation" :: List.map told [ px; py; qx; qy; rx; ry ]))

let norm _ _ _ w1 w2 tau =
  let answer = ask ("ImageDistance_norm" :: "a" :: "b" :: List.map told [ w1; w2; tau ]) in
  doubles.of_float (Int64.float_of_bits (Int64.of_string ("0x" ^ answer)))

let proves image c index vx vy vz v ev =
  let image = String.make 1 (Char.chr (Z.to_int (Option.get image))) in
  let index = if index == c.J.candidate_a then "a" else "b" in
  let numbers = List.map told [ vx; vy; vz; v; ev ] in
  ask ("FilterSweep_provesImage" :: image :: index :: numbers) = "1"

(* As many turns of a loop as the theorems need, for texts of so many characters. *)
let limit = List.fold_left (fun n _ -> J.S n) J.O (List.init 6000 Fun.id)

(* In place of Double.parseDouble and Float.parseFloat. *)
let read_double =
  J.read_exactly m.nan (J.conversions_toDouble_1 m doubles.truncated doubles.of_bits limit)

let read_float =
  J.read_exactly m.nan (fun q ->
      Some (J.conversions_toFloat m doubles.truncated limit doubles.singles doubles.single_of_bits q))

let table =
  let o = Obj.repr in
  [ "ErrorBounds_norm", "nnnn", o (J.errorBounds_norm m);
    "ErrorBounds_difference", "nnnn", o (J.errorBounds_difference m);
    "ErrorBounds_translated", "nnnnn", o (J.errorBounds_translated m);
    "ErrorBounds_edge", "nnnnnn", o (J.errorBounds_edge m);
    "ErrorBounds_image", "nnnnnn", o (J.errorBounds_image m);
    "ErrorBounds_cross", "nnnnnnn", o (J.errorBounds_cross m);
    "ErrorBounds_dot", "nnnnnnn", o (J.errorBounds_dot m);
    "ErrorBounds_sweep", "nnnnnn", o (J.errorBounds_sweep m);
    "ErrorBounds_plane", "nnnnnnn", o (J.errorBounds_plane m);
    "Orientation_sign", "nnnnnnz", o (J.orientation_sign m exact_sign);
    "ErrorTerms_ofDifference", "nnnn", o (J.errorTerms_ofDifference m);
    "ErrorTerms_ofSum", "nnnn", o (J.errorTerms_ofSum m);
    "RoundedDistance_onGrid", "nn", o (J.roundedDistance_onGrid m);
    "RoundedDistance_high_6", "nnnnnnn", o (J.roundedDistance_high_6 m);
    "RoundedDistance_high_9", "nnnnnnnnnn", o (J.roundedDistance_high_9 m);
    "RoundedDistance_low_6", "nnnnnnn", o (J.roundedDistance_low_6 m);
    "RoundedDistance_low_9", "nnnnnnnnnn", o (J.roundedDistance_low_9 m);
    "RoundedDistance_norm_8", "nnnnnnnnn", o (J.roundedDistance_norm_8 m);
    "RoundedDistance_norm_10", "ylnnnnnnnnn", o (J.roundedDistance_norm_10 m);
    "RoundedDistance_alongAxis", "nnnn", o (J.roundedDistance_alongAxis m);
    "RoundedDistance_vertex", "bbcynn", o (J.roundedDistance_vertex m norm);
    "RoundedDistance_edge", "bbcynnnn", o (J.roundedDistance_edge m norm);
    "RoundedDistance_face", "bbcynnnnn", o (J.roundedDistance_face m norm);
    "FilterSweep_differ", "zzz", o J.filterSweep_differ;
    "FilterSweep_shared", "czzz", o (J.filterSweep_shared m);
    "FilterSweep_isConnected", "cyy", o (J.filterSweep_isConnected m);
    "FilterSweep_distinct", "ciz", o (J.filterSweep_distinct m);
    "FilterSweep_expected", "cyz", o (J.filterSweep_expected m);
    "FilterSweep_negative", "nz", o (J.filterSweep_negative m);
    "FilterSweep_below", "bnnnnz", o (J.filterSweep_below m);
    "FilterSweep_store", "blnnnnl", o (J.filterSweep_store m);
    "FilterSweep_anyNegative", "lzy", o (J.filterSweep_anyNegative m);
    "FilterSweep_neighbours", "bcinnnnyy",
    o (fun b -> J.filterSweep_neighbours m b b.J.vertices_from);
    "FilterSweep_proves_8", "bcinnnnyy", o (J.filterSweep_proves_8 m);
    "FilterSweep_isOfSimplex", "bzizy", o (J.filterSweep_isOfSimplex m);
    "FilterSweep_closely", "bcinnnny", o (J.filterSweep_closely m);
    "FilterSweep_proves_10", "bbcnnnnnnny", o (J.filterSweep_proves_10 m proves);
    "FilterLattice_contains_2", "lzy", o (J.filterLattice_contains_2 m);
    "FilterLattice_contains_4", "bblyy", o (J.filterLattice_contains_4 m);
    "Filter2_vertex", "bbcnnyn", o (J.filter2_vertex m norm proves);
    "Filter2_edge", "bbcnnyzn", o (J.filter2_edge m norm proves);
    "Filter2_inside", "bbcnnn", o (J.filter2_inside m);
    "Filter2_distance_6", "bbcnnyn", o (J.filter2_distance_6 m norm proves);
    "Filter2_distance_3", "bbcn", o (J.filter2_distance_3 m norm proves);
    "Filter3_vertex", "bbcnnyn", o (J.filter3_vertex m norm proves);
    "Filter3_edge", "bbcnnyn", o (J.filter3_edge m norm proves);
    "Filter3_face", "bbcnnyzn", o (J.filter3_face m norm proves);
    "Filter3_determinant", "nnnnnnnnnn", o (J.filter3_determinant m);
    "Filter3_inside", "bbcnnn", o (J.filter3_inside m);
    "Filter3_distance_6", "bbcnnyn", o (J.filter3_distance_6 m norm proves);
    "Filter3_distance_3", "bbcn", o (J.filter3_distance_3 m norm proves);
    "Filter_isInRange", "bbly", o (J.filter_isInRange m);
    "Filter_distance", "bbcn", o (J.filter_distance m norm proves);
    "ScaledIntegers_unit", "nz", o (J.scaledIntegers_unit m);
    "ScaledIntegers_significand", "nz", o (J.scaledIntegers_significand m);
    "ScaledIntegers_exponent", "nz", o (J.scaledIntegers_exponent m);
    "Vertices_measure", "bm", o (J.vertices_measure m);
    "Vertices_leastExponent", "bz", o (J.vertices_leastExponent m);
    "Candidate_errorOfPoint", "nnn", o (J.candidate_errorOfPoint m);
    "Candidate_errorOfEdge", "nn", o (J.candidate_errorOfEdge m);
    "SupportScan_product", "bznnnn", o (J.supportScan_product m);
    "Threshold_isCloser", "nnnny", o (J.threshold_isCloser m);
    "Threshold_isFurther", "bzbznnnny", o (J.threshold_isFurther m);
    "RoundedContact_contains", "izzy", o J.roundedContact_contains;
    "RoundedContact_isAlone", "biznnny", o (J.roundedContact_isAlone m);
    "InnerBall_isFarther", "nnnnnnnnnny", o (J.innerBall_isFarther m);
    "InnerProduct_high_6", "nnnnnnn", o (J.innerProduct_high_6 m);
    "InnerProduct_low_6", "nnnnnnn", o (J.innerProduct_low_6 m);
    "InnerProduct_high_7", "nnnnnnnn", o (J.innerProduct_high_7 m);
    "InnerProduct_low_7", "nnnnnnnn", o (J.innerProduct_low_7 m);
    "CoordinateBounds_reach", "nnnnnnnn", o (J.coordinateBounds_reach m);
    "CoordinateBounds_error", "nnnnnn", o (J.coordinateBounds_error m);
    "CoordinateBounds_bound", "nnn", o (J.coordinateBounds_bound m);
    "CoordinateBounds_lower", "nnnn", o (J.coordinateBounds_lower m);
    "CoordinateBounds_upper", "nnnn", o (J.coordinateBounds_upper m);
    "ImpactBounds_point", "nnnnnnnnnnnn", o (J.impactBounds_point m);
    "ImpactBounds_ofPoint", "nnn", o (J.impactBounds_ofPoint m);
    "ImpactBounds_ofRest", "nnnnn", o (J.impactBounds_ofRest m);
    "ImpactBounds_lower", "nnnn", o (J.impactBounds_lower m);
    "ImpactBounds_upper", "nnnn", o (J.impactBounds_upper m);
    "BinaryFormat_bits", "fzzz", o J.binaryFormat_bits;
    "BinaryFormat_round", "fzzyz", o J.binaryFormat_round;
    "BinaryFormat_nearest", "fzzzz", o (J.binaryFormat_nearest m doubles.truncated limit);
    "Conversions_toDouble_3", "zzzo",
    o (J.conversions_toDouble_3 m doubles.truncated doubles.of_bits limit);
    "Conversions_toDouble_1", "qo",
    o (J.conversions_toDouble_1 m doubles.truncated doubles.of_bits limit);
    "Conversions_nearest", "fqzz", o (J.conversions_nearest m doubles.truncated limit);
    "Conversions_notNegative", "qq", o J.conversions_notNegative;
    "Conversions_toFloat", "qs",
    o (J.conversions_toFloat m doubles.truncated limit doubles.singles doubles.single_of_bits);
    "Conversions_sqrtToDouble_3", "zzzo",
    o (J.conversions_sqrtToDouble_3 m doubles.truncated doubles.of_bits limit);
    "Conversions_sqrtToDouble_1", "qo",
    o (J.conversions_sqrtToDouble_1 m doubles.truncated doubles.of_bits limit);
    "Conversions_sqrtToFloat", "qr",
    o (J.conversions_sqrtToFloat m doubles.truncated limit doubles.singles doubles.single_of_bits);
    "Conversions_toRational_1", "nq",
    o (J.conversions_toRational_1 m doubles.is_finite doubles.truncated);
    "Conversions_toRational_float", "sq",
    o (J.conversions_toRational_float m doubles.is_finite doubles.truncated doubles.singles
         doubles.widened);
    "Numeral_isAt", "tzty", o J.numeral_isAt;
    "Numeral_isDigit", "zyy", o J.numeral_isDigit;
    "Numeral_afterDigits", "tzyz", o (J.numeral_afterDigits limit);
    "Numeral_afterSign", "tzz", o J.numeral_afterSign;
    "Numeral_ifComplete", "tzzz", o J.numeral_ifComplete;
    "Numeral_scan", "tu", o (J.numeral_scan limit);
    "Numeral_whole", "ut", o J.numeral_whole;
    "Numeral_fraction", "ut", o J.numeral_fraction;
    "Numeral_denominator", "ut", o J.numeral_denominator;
    "Numeral_exponent", "ut", o J.numeral_exponent;
    "Numerals_whole", "tz", o (J.numerals_whole limit);
    "Numerals_ratio", "uq", o (J.numerals_ratio limit);
    "Numerals_scaled", "uzzzvq", o J.numerals_scaled;
    "Numerals_parseExact", "tvq", o (J.numerals_parseExact limit);
    "Numerals_finite", "tno", o (J.numerals_finite m doubles.is_infinite);
    "Numerals_finiteFloat", "tsr", o (J.numerals_finiteFloat doubles.singles doubles.is_infinite);
    "Numerals_parseNearest", "tvo",
    o (J.numerals_parseNearest m doubles.truncated doubles.of_bits limit doubles.is_infinite read_double);
    "Numerals_parseNearestFloat", "tvr",
    o (J.numerals_parseNearestFloat m doubles.truncated limit doubles.singles doubles.single_of_bits
         doubles.is_infinite read_float) ]

(* ---- Lines ---- *)

type count = { letters : string; f : Obj.t; mutable equal : int; mutable different : int }

let counts = Hashtbl.create 100

let compare_line line count =
  let computed =
    try call count.letters count.f with
    | Unanswered question -> "nothing, for Java was not asked" :: question
    | Invalid_argument message -> [ "nothing:"; message ]
  in
  if computed = !words then count.equal <- count.equal + 1
  else begin
    count.different <- count.different + 1;
    if count.different <= 3 then
      Printf.printf "different: %s, computed here: %s\n" line (String.concat " " computed)
  end

let read_line line =
  words := String.split_on_char ' ' line;
  match next () with
  | "body" -> read_body ()
  | "candidate" -> read_candidate (); Hashtbl.reset answers
  | name when List.mem name externals ->
      let reversed = List.rev !words in
      Hashtbl.replace answers (name :: List.rev (List.tl reversed)) (List.hd reversed)
  | name -> compare_line line (Hashtbl.find counts name)

let () =
  List.iter
    (fun (name, letters, f) -> Hashtbl.add counts name { letters; f; equal = 0; different = 0 })
    table;
  (try
     while true do
       let line = input_line stdin in
       try read_line line with
       | Failure message -> failwith (message ^ ": " ^ line)
       | Not_found -> failwith ("no such method or body: " ^ line)
     done
   with End_of_file -> ());
  let different = ref 0 in
  List.iter
    (fun (name, _, _) ->
      let count = Hashtbl.find counts name in
      different := !different + count.different;
      Printf.printf "%s %d %d\n" name count.equal count.different)
    table;
  exit (if !different = 0 then 0 else 1)
