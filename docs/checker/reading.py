"""The strict reader: docs/result-claims.md says what a record may look like.

A JSON number keeps its spelling until it is known what it is; an object keeps all its members. Every function is
given the value and, for its complaint, where it stands.
"""
import json
import math
import re
import sys
from collections import Counter
from fractions import Fraction

LINE_DEPTH, MAX_RATIO, MAX_LENGTH, MAX_EXPONENT = 1000, 4_000_000, 100_000, 10_000
sys.setrecursionlimit(5 * LINE_DEPTH)
if hasattr(sys, "set_int_max_str_digits"):
    sys.set_int_max_str_digits(0)  # fractions have a limit of their own here
BITS, LEAST = {"double": 53, "float": 24}, {"double": -1022, "float": -126}  # of each field


class Unreadable(Exception):
    """The line is no record."""


class Numeral(str):
    """A JSON number as it is spelled."""
    __slots__ = ()


def parse(line):
    outside = re.sub(r'(?s)"(?:[^"\\]|\\.)*"?', "", line)  # a string that does not end goes to the end
    depth = 0
    for bracket in re.findall(r"[][{}]", outside):
        depth += 1 if bracket in "[{" else -1
        if depth > LINE_DEPTH:
            raise Unreadable(f"arrays and objects are nested deeper than the limit of {LINE_DEPTH}")
    try:
        return json.loads(line, object_pairs_hook=lambda pairs: ("object", pairs), parse_int=Numeral,
                          parse_float=Numeral, parse_constant=lambda word: refuse(f"JSON has no {word}"))
    except json.JSONDecodeError as error:
        raise Unreadable(f"malformed JSON: {error}") from None


def same(x, y):
    """Whether two JSON values, however deep, are the same, with numbers spelled alike."""
    open_pairs = [(x, y)]
    while open_pairs:
        x, y = open_pairs.pop()
        if type(x) is not type(y):
            return False
        if not isinstance(x, (list, tuple)):
            if x != y:
                return False
            continue
        if len(x) != len(y):
            return False
        open_pairs.extend(zip(x, y))
    return True


def refuse(reason):
    raise Unreadable(reason)


def members(value, where="the record"):
    if not isinstance(value, tuple):
        raise Unreadable(f"{where}: an object is expected")
    names = [name for name, _ in value[1]]
    if len(set(names)) < len(names):
        raise Unreadable(f"{where}: a member is given twice: {ascii(Counter(names).most_common(1)[0][0])}")
    return dict(value[1])


def closed(value, required, optional="", where="the record"):
    """The members of an object that has all the required ones, and besides them only optional ones."""
    found, must = members(value, where), required.split()
    for name in must:
        if name not in found:
            raise Unreadable(f"{where}: {name} is missing")
    for name in found:
        if name not in must + optional.split():
            raise Unreadable(f"{where}: there is no member {ascii(name)[:60]} in a result of this kind")
    return found


def word(value, words, where):
    if type(value) is not str or value not in words:
        raise Unreadable(f"{where}: one of {', '.join(words)} is expected, not {ascii(value)[:60]}")
    return value


def typed(value, kind, where):
    names = {str: "a string", bool: "true or false", list: "an array", Numeral: "a number"}
    if type(value) is not kind:
        raise Unreadable(f"{where}: {names[kind]} is expected, not {ascii(value)[:60]}")
    return value


def index(value, where):
    if type(value) is not Numeral or not re.fullmatch("[0-9]{1,10}", value) or int(value) > 2147483647:
        raise Unreadable(f"{where}: a whole number from 0 to 2147483647 is expected, not {ascii(value)[:60]}")
    return int(value)


def items(value, read, where):
    if type(value) is not list or not value:
        raise Unreadable(f"{where}: an array, not empty, is expected")
    return [read(item, f"{where}[{k}]") for k, item in enumerate(value)]


def indices(value, where):
    return items(value, index, where)


def index_pair(value, where):
    found = indices(value, where)
    if len(found) != 2:
        raise Unreadable(f"{where}: two indices are expected")
    return tuple(found)


def pairs_of(value, where):
    return items(value, index_pair, where)


def limited(text, limit, where):
    if len(text) > limit:
        raise Unreadable(f"{where}: a number of {len(text)} characters is longer than the limit of {limit}")
    return text


def whole(digits):
    """Digits, in halves: the time for many at once grows with the square."""
    low = len(digits) // 2
    return int(digits) if low < 500 else whole(digits[:-low]) * 10**low + whole(digits[-low:])


def ratio(value, where):
    found = re.fullmatch("(-?)(0|[1-9][0-9]*)/([1-9][0-9]*)", limited(typed(value, str, where), MAX_RATIO, where))
    if not found or value.startswith("-0") or (found[2] == "0" and value != "0/1"):
        raise Unreadable(f'{where}: a ratio "p/q" without leading zeros is expected, not {ascii(value)[:60]}')
    return Fraction(whole(found[2]), whole(found[3])) * (-1 if found[1] else 1)


def finite(number, where):
    if math.isinf(number):
        raise Unreadable(f"{where}: a number beyond the range of doubles")
    return number


def from_hex(text):
    try:
        return float.fromhex(text)
    except OverflowError:
        return math.inf


def rounded(value, where):
    """A JSON number, the double nearest to it."""
    return finite(float(limited(typed(value, Numeral, where), MAX_LENGTH, where)), where)


def coordinate(value, where):
    return Fraction(rounded(value, where)) if type(value) is Numeral else ratio(value, where)


def element(field):
    def read(value, where):
        if field == "rational":
            return ratio(value, where)
        if value is None:
            return None
        number = Fraction(rounded(value, where))
        if field == "float" and number and nearest(number, "float", where) != number:
            raise Unreadable(f"{where}: {value[:60]} is not a float")
        return number

    return read


def vector(value, field, where):
    """The numbers of an array, None if one is null."""
    found = items(value, element(field), where)
    return None if None in found else found


def nearest(number, field, where):
    """The element of a rounded field nearest to a number, ties to even."""
    if not number:
        return number
    size = abs(number)
    exponent = size.numerator.bit_length() - size.denominator.bit_length()
    exponent -= size < Fraction(2) ** exponent
    unit = Fraction(2) ** (max(exponent, LEAST[field]) - BITS[field] + 1)
    result = round(number / unit) * unit
    if abs(result) >= Fraction(2) ** (2 - LEAST[field]):
        raise Unreadable(f"{where}: a number beyond the range of the field")
    return result


def numeral(field, exact_decimals):
    """Reads a number of a pair as the command read it over this field."""

    def read(value, where):
        text = limited(value if type(value) is Numeral else typed(value, str, where), MAX_LENGTH, where)
        found = re.fullmatch("([+-]?)([0-9]+)/([0-9]+)", text)
        if found and found[3].strip("0"):
            exact = Fraction(whole(found[2]), whole(found[3])) * (-1 if found[1] == "-" else 1)
            return exact if field == "rational" else nearest(exact, field, where)
        hexadecimal = re.fullmatch(r"([+-]?)0[xX]([0-9a-fA-F]*)(?:\.([0-9a-fA-F]*))?[pP]([+-]?[0-9]+)", text)
        decimal = re.fullmatch(r"([+-]?)([0-9]*)(?:\.([0-9]*))?(?:[eE]([+-]?[0-9]+))?", text)
        parts = hexadecimal or decimal
        if not parts or not parts[2] + (parts[3] or ""):
            raise Unreadable(f"{where}: {ascii(text)[:60]} is not a number")
        sign, fraction, exponent = -1 if parts[1] == "-" else 1, parts[3] or "", whole_signed(parts[4] or "0")
        digits = parts[2] + fraction
        if field == "double" or (field == "rational" and decimal and not exact_decimals):
            return Fraction(finite(from_hex(text) if hexadecimal else float(text), where))
        if (hexadecimal or field == "rational") and abs(exponent) > MAX_EXPONENT:
            raise Unreadable(f"{where}: the exponent is beyond the limit of {MAX_EXPONENT}")
        if hexadecimal:
            exact = sign * int(digits, 16) * Fraction(2) ** (exponent - 4 * len(fraction))
            return exact if field == "rational" else nearest(exact, field, where)
        magnitude = max(-MAX_LENGTH * 2, min(exponent, MAX_LENGTH * 2))  # beyond it nothing but 0 and infinity
        exact = sign * whole(digits) * Fraction(10) ** (magnitude - len(fraction))
        return exact if field == "rational" else nearest(exact, field, where)

    return read


def null_or(value, read, *more):
    return None if value is None else read(value, *more)


def whole_signed(text):
    return -whole(text[1:]) if text[0] == "-" else whole(text.lstrip("+"))
