/** Digits of every script become Latin ones, because the keyboards of India write them: ९८७ is 987. */
export const latinDigits = (typed: string): string => typed.replace(otherDigit, latinOf);
const otherDigit = /(?![0-9])\p{Nd}/gu;
const oneDigit = /^\p{Nd}$/u;
const latinOfDigit = new Map<string, string>();

function latinOf(digit: string): string {
  const known = latinOfDigit.get(digit);
  if (known !== undefined) return known;
  const code = digit.codePointAt(0)!;
  let first = code;
  while (oneDigit.test(String.fromCodePoint(first - 1))) first -= 1;
  const latin = String((code - first) % 10);
  latinOfDigit.set(digit, latin);
  return latin;
}

/** East Asian keyboards write full-width letters and signs. */
const narrow = (typed: string): string =>
  typed.replace(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
/** Contacts and chats put invisible marks, such as those that change the direction of text, around numbers. */
export const withoutUnseen = (typed: string): string =>
  typed.replace(/(?![\t\r\n])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');
export const typewritten = (typed: string): string =>
  narrow(typed)
    .replace(/[\p{Pd}\u2212\u2043]/gu, '-')
    .replace(/[\u2018\u2019\u201B\u2032\u02B9\u02BC\uA78C`\u00B4]/g, "'");

/** The pattern finds blanks, dashes, brackets, quotes and dots, also those of messengers that mean bold or italics. */
const between = /[\s\u2800\p{Ps}\p{Pe}\p{Pi}\p{Pf}"'.\u00B7\u2022*_~-]/gu;
const named = /^[\p{L}\p{M}/#&]{1,30}[:#=]{1,2}/u;
const words =
  /^(?:UTR|UPI|RRN|IMPS|REF(?:ERENCE)?|TXN|TRANSACTION|ID|NO|NUM(?:BER)?|MOB(?:ILE)?|PH(?:ONE)?|TEL|WHATSAPP|AADHAA?R|ADHAA?R|UID|A\/?C|ACCOUNT|BANK|CARD|PAN|IFSC?|CODE|GSTIN?){1,6}[/:#=]{0,2}(?=(?:\+?\d{6,40}|[A-Z]{5}\d{4}[A-Z]|[A-Z]{4}0[A-Z\d]{6})$)/i;
const edge = ',;:!?/\\#=|<>\u0964';

function withoutEdges(text: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && edge.includes(text[from]!)) from += 1;
  while (to > from && edge.includes(text[to - 1]!)) to -= 1;
  return text.slice(from, to);
}

/**
 * The result has the letters and digits of a number, however it was typed or pasted: "UTR: 6332-1234-5678" is
 * 633212345678. Every typed mobile, UTR, Aadhaar, PAN, account, IFSC, GSTIN and referral code passes it. A plus in
 * front and other text are kept, and other text is rejected later.
 */
export const plainNumber = (typed: string): string =>
  withoutEdges(latinDigits(typewritten(withoutUnseen(typed))).replace(between, ''))
    .replace(named, '')
    .replace(words, '');

const currency = /^(-?)\s?(?:\u20B9|\u20A8|Rs\.?|INR)\s?/i;
const grouped = /^-?(\d{1,2}(,\d{2})*|\d{1,3}(,\d{3})*),\d{3}(\.\d+)?$/;

/**
 * The result has the digits of an amount or a count: without the rupee sign, without `/-`, and without the commas or
 * blanks between the groups of a whole number: 1,50,000 as in India, or 150,000. "1,5" is no number and keeps its
 * comma.
 */
export function plainAmount(typed: string): string {
  const text = latinDigits(typewritten(withoutUnseen(typed)))
    .replace(/\u066B/g, '.')
    .replace(/\u066C/g, ',')
    .trim()
    .replace(currency, '$1')
    .replace(/\s?\/[-=]$/, '')
    .replace(/\s/g, ',');
  return grouped.test(text) ? text.replaceAll(',', '') : text;
}
