/**
 * People and keyboards put these signs between the digits of a number: blanks, dashes, dots, slashes and invisible
 * marks.
 */
const between = String.raw`[\s\u2800\p{Pd}\u2212\u2043.\u00b7\u2022\u2024\u2027/\\\u2044\u2215_\u0964\p{Cf}\p{Default_Ignorable_Code_Point}]`;
/**
 * An Aadhaar, bank account, mobile or UTR number has at least nine digits of any script, also in groups. A date has
 * eight.
 */
const longNumber = new RegExp(String.raw`\p{Nd}(?:${between}{0,8}\p{Nd}){8,}`, 'gu');
const dates =
  /(?<!\d)(?:(?:0?[1-9]|[12]\d|3[01])([./-])(?:0?[1-9]|1[0-2])\1(?:19|20)\d\d|(?:19|20)\d\d([./-])(?:0[1-9]|1[0-2])\2(?:0[1-9]|[12]\d|3[01]))(?!\d)/g;
const digit = /\p{Nd}/gu;
/** A blank could begin another word: "since 2026 a". */
const inPan = String.raw`(?![ \t\r\n])${between}`;
const pan = new RegExp(
  String.raw`(?<![\p{L}\p{Nd}])[A-Z]{5}(?:${inPan}){0,4}\p{Nd}(?:(?:${inPan}){0,4}\p{Nd}){3}(?:${inPan}){0,4}[A-Z](?![\p{L}\p{Nd}])`,
  'giu',
);

/** A date with a time or an amount behind it is no long number. */
const maskedNumber = (number: string): string =>
  (number.replace(dates, '').match(digit)?.length ?? 0) < 9 ? number : 'XXXX';

/** The function masks long numbers and PANs, because they must not be stored in free text. */
export const maskDigits = (text: string): string => text.replace(longNumber, maskedNumber).replace(pan, 'XXXX');
