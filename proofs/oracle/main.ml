(* The oracle: reads one query per line on standard input and answers each with
   one line on standard output, which is flushed at once.

   Words are separated by blanks.  A number is an integer "p" or a fraction "p/q"
   with q > 0, in decimal digits; only p may have a sign.  An index counts from 0.
   A point is N numbers.

     gjk ID N NA NB <NA points of A> <NB points of B> NS <NS times: i j>
       the distance of conv A and conv B, from the start simplex with these NS
       index pairs; with NS = 0 the start is the pair (0, 0).  Answer:
     ID gjk P/Q ITER ; v ; W0 | W1 | ... ; weights ; a ; b
       P/Q     the squared distance in lowest terms (Q = 1 is written too)
       ITER    the number of support pairs inserted; there are ITER + 1 simplices
       v       the distance vector, N numbers
       Wk      the k-th simplex, a list of "i j", newest pair last
       weights of the pairs of the last simplex, in its order
       a, b    closest points of conv A and conv B, N numbers each, a - b = v
       All numbers of the answer are "P/Q" in lowest terms.

     check ID separated   N NA NB <points> K <K times: i j weight>
     check ID touching    N NA NB <points> K <K times: i j weight> D <D numbers>
     check ID overlapping N NA NB <points> K <K times: i j weight> M <M positions>
       whether this is a certificate: D numbers are the direction, M positions
       count from 0 in the list of pairs.  Answer:
     ID check accept    or    ID check reject
       (wrong lengths, empty sets and indices out of range are rejected.)

     Any other line:
     ID error MESSAGE   (the ID is "-" where the line has none) *)

(* Zarith's Z, not Coq's module of the same name, of which a part is extracted. *)
module Zarith_Z = Z
open Certigjk
module Z = Zarith_Z

exception Malformed of string

let fail format = Printf.ksprintf (fun s -> raise (Malformed s)) format

(* The largest start simplex: the sub-algorithm visits 2^NS subsets. *)
let max_start = 16

(* ---- Reading ---- *)

(* The words of a line that are still unread. *)
type input = { mutable words : string list }

let next input what =
  match input.words with
  | [] -> fail "the line ends where %s is expected" what
  | word :: rest -> input.words <- rest; word

let is_digits s = s <> "" && String.for_all (fun c -> '0' <= c && c <= '9') s

let is_integer s =
  is_digits s
  || (String.length s > 1 && (s.[0] = '-' || s.[0] = '+')
      && is_digits (String.sub s 1 (String.length s - 1)))

let integer word =
  Z.of_string
    (if word.[0] = '+' then String.sub word 1 (String.length word - 1) else word)

let number input =
  let word = next input "a number" in
  let bad () = fail "'%s' is not a number p or p/q" word in
  match String.split_on_char '/' word with
  | [ p ] when is_integer p -> { qnum = integer p; qden = Z.one }
  | [ p; q ] when is_integer p && is_digits q ->
      let q = Z.of_string q in
      if Z.sign q = 0 then fail "'%s' has the denominator 0" word;
      { qnum = integer p; qden = q }
  | _ -> bad ()

let count input what =
  let word = next input what in
  if not (is_digits word) then fail "'%s' is not a count (%s)" word what;
  match int_of_string_opt word with
  | Some n when n <= 100_000_000 -> n
  | _ -> fail "'%s' is too large (%s)" word what

let rec nat_of_int n = if n = 0 then O else S (nat_of_int (n - 1))

(* An index below the bound as it is, any other as the bound itself, which is
   out of range just as well. *)
let index input bound =
  let word = next input "an index" in
  if not (is_integer word) then fail "'%s' is not an index" word;
  let z = integer word in
  if Z.sign z < 0 || Z.geq z (Z.of_int bound) then nat_of_int bound
  else nat_of_int (Z.to_int z)

(* In the order in which they stand, and without deep recursion. *)
let times n read =
  let rec go n read_so_far =
    if n = 0 then List.rev read_so_far else go (n - 1) (read () :: read_so_far)
  in
  go n []

let bodies input =
  let n = count input "the dimension" in
  let na = count input "the number of points of A" in
  let nb = count input "the number of points of B" in
  let point () = times n (fun () -> number input) in
  let a = times na point in
  let b = times nb point in
  (n, na, nb, a, b)

let pair input na nb =
  let i = index input na in
  let j = index input nb in
  (i, j)

let finished input =
  match input.words with
  | [] -> ()
  | word :: _ -> fail "'%s' stands after the end of the query" word

(* ---- Writing ---- *)

let int_of_nat n =
  let rec go k = function O -> k | S n -> go (k + 1) n in
  go 0 n

let show_number q = Z.to_string q.qnum ^ "/" ^ Z.to_string q.qden
let show_numbers qs = String.concat " " (List.map show_number qs)

let show_simplex pairs =
  let show (i, j) = Printf.sprintf "%d %d" (int_of_nat i) (int_of_nat j) in
  String.concat " " (List.map show pairs)

(* ---- Queries ---- *)

let answer_gjk input =
  let n, na, nb, a, b = bodies input in
  let ns = count input "the number of start pairs" in
  if ns > max_start then
    fail "a start of %d pairs; at most %d are possible" ns max_start;
  let start = times ns (fun () -> pair input na nb) in
  finished input;
  match gjk (nat_of_int n) a b (if ns = 0 then [ (O, O) ] else start) with
  | None ->
      fail "not well formed: dimension 0, an empty set or an index out of range"
  | Some answer ->
      Printf.sprintf "gjk %s %d ; %s ; %s ; %s ; %s ; %s"
        (show_number answer.squared_distance)
        (List.length answer.trace - 1)
        (show_numbers answer.distance_vector)
        (String.concat " | " (List.map show_simplex answer.trace))
        (show_numbers answer.weights)
        (show_numbers answer.closest_in_A)
        (show_numbers answer.closest_in_B)

let answer_check input =
  let kind = next input "the kind of certificate" in
  if not (List.mem kind [ "separated"; "touching"; "overlapping" ]) then
    fail "'%s' is not a kind of certificate" kind;
  let n, na, nb, a, b = bodies input in
  let k = count input "the number of pairs" in
  let triples =
    times k (fun () ->
        let p = pair input na nb in
        let w = number input in
        (p, w))
  in
  let pairs, weights = List.split triples in
  let certificate =
    match kind with
    | "separated" -> Separated (pairs, weights)
    | "touching" ->
        let d = count input "the length of the direction" in
        Touching (pairs, weights, times d (fun () -> number input))
    | _ ->
        let m = count input "the length of the basis" in
        Overlapping (pairs, weights, times m (fun () -> index input k))
  in
  finished input;
  if check (nat_of_int n) a b certificate then "check accept" else "check reject"

let answer line =
  let is_word word = word <> "" in
  let blank c = if c = '\t' || c = '\r' then ' ' else c in
  match List.filter is_word (String.split_on_char ' ' (String.map blank line)) with
  | [] -> "- error an empty line"
  | [ _ ] -> "- error a query is 'gjk ID ...' or 'check ID ...'"
  | query :: id :: words -> (
      let input = { words } in
      try
        match query with
        | "gjk" -> id ^ " " ^ answer_gjk input
        | "check" -> id ^ " " ^ answer_check input
        | _ -> fail "'%s' is not a query: gjk or check" query
      with
      | Malformed message -> id ^ " error " ^ message
      | Stack_overflow | Out_of_memory -> id ^ " error too large")

let () =
  try
    while true do
      print_string (answer (input_line stdin));
      print_newline ()
    done
  with End_of_file -> ()
