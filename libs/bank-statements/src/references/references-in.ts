/** This length is above that of the longest narration that banks are known to write. */
const readLength = 300;
export function beginningOf(text: string): string {
  if (text.length <= readLength) return text;
  let end = readLength;
  while (end > 0 && /[A-Za-z0-9]/.test(text[end - 1]!)) end -= 1;
  return text.slice(0, end);
}

/** Members pay by links with these transaction ids, for a plan or for cotton; a bank may print spaces in them. */
const txnid = /DP[CM][0-9A-F]{24}/g;

export const isLinkReference = (reference: string): boolean => /^DP[CM][0-9A-F]{24}$/.test(reference);

/** Banks write these words right before a number, without a space. */
const gluedWords = '(?:IMPS|UPI|NEFT|RTGS|RRN|UTR|REF|REFNO|TXN|TXNID|REV|RET|P2A|P2M|P2P)(?:NO)?';
/** The number is not inside a word or a longer number, except after one of those words. */
const leftEdge = `(?:(?<![A-Z0-9])|(?<=(?<![A-Z0-9])${gluedWords}))`;
const channel = '(?!IMPS|NEFT|RTGS|INFT)';
/**
 * NEFT and RTGS numbers have the bank's four letters, then digits that may begin with one or two more letters; or N and
 * fifteen digits.
 */
const transfer = new RegExp(
  // The lookahead skips impossible texts before their edge is checked.
  `(?=[A-Z]{4}[A-Z0-9]{1,2}\\d{10}|N\\d{15})${leftEdge}${channel}(?:[A-Z]{4}[A-Z0-9]{1,2}\\d{10,11}|[A-Z]{4}[A-Z0-9]{1,2}\\d{16,17}|N\\d{15})(?![A-Z0-9])`,
  'g',
);
/** Banks break long narrations into groups of digits with one separator between them. */
const digitGroups = new RegExp(`(?=\\d)${leftEdge}\\d+(?:[ /\\n-]\\d+)*(?!\\d)`, 'g');
const glued = new RegExp(`(?<![A-Z0-9])${gluedWords}$`);

const accountWord = /(?<![A-Z])(?:A\/?C|ACCT|ACC|ACCOUNT)(?: ?(?:NO|NUMBER))?(?<after>[^A-Z0-9]{0,2})$/;
const phoneWord = /(?<![A-Z])(?:MOB(?:ILE)?|PH(?:ONE)?|TEL|CONTACT)(?: ?(?:NO|NUMBER))?[^A-Z0-9]{0,2}$/;

/**
 * A payment can be recognised by these numbers: those of UPI (12 digits), of NEFT and RTGS (16 and 22 characters), and
 * of our own links. Account numbers, telephones and instants are excluded.
 * @param date ISO day of the line: the number of UPI begins with its year and day of the year
 */
export function referencesIn(narration: string, reference: string, date: string): string[] {
  const found = [reference, narration].flatMap((part) => {
    const text = beginningOf(part)
      .toUpperCase()
      .replace(/\r\n?|\n/g, '\n')
      .replace(/[\t\u00a0 ]+/g, ' ');
    const joined = text.includes('D') ? text.replace(/[\s/-]+/g, '') : '';
    return [...(joined.match(txnid) ?? []), ...(text.match(transfer) ?? []).filter(isLong), ...upiNumbers(text, date)];
  });
  return [...new Set(found)];
}

/**
 * The numbers that identify one movement of the account are those of transfers and those with the day of the line.
 * Without such numbers, the first number identifies it. Members may pay one of our links more than once.
 */
export function movementNumbersOf(references: readonly string[], date: string): string[] {
  const numbers = references.filter((number) => !isLinkReference(number));
  const fitsDay = beginsWithDayOf(date);
  const sure = numbers.filter((number) => !/^\d{12}$/.test(number) || fitsDay(number));
  return sure.length > 0 ? sure : numbers.slice(0, 1);
}

/**
 * A number in a line proves which payment it is only if it begins with the day of the line, as UPI numbers do, or is
 * the only content of the bank's reference column. Anyone may know another number of twelve digits, such as an account
 * number.
 */
export function isProof(number: string, { reference, date }: { readonly reference: string; readonly date: string }) {
  if (!/^\d{12}$/.test(number) || beginsWithDayOf(date)(number)) return true;
  const column = reference.toUpperCase().replace(/[^A-Z0-9]+/g, '');
  return new RegExp(`^(?:${gluedWords})?0*${number}$`).test(column);
}

interface NumberedLine {
  readonly references: readonly string[];
  readonly reference: string;
  readonly date: string;
}

export const provingNumbersOf = (line: NumberedLine): string[] =>
  line.references.filter((number) => isProof(number, line));

export const provingNumberOf = (line: NumberedLine): string | null => provingNumbersOf(line)[0] ?? null;

const isLong = ({ length }: string): boolean => length === 16 || length === 22;

function upiNumbers(text: string, date: string): string[] {
  const fitsDay = beginsWithDayOf(date);
  return [...text.matchAll(digitGroups)].flatMap(({ 0: digits, index }) => {
    if (digits.length < 12) return [];
    const groups = digits.split(/[ /\n-]/, mostGroups);
    const candidates = groups.flatMap((_, from) => joinedFrom(groups, from, fitsDay));
    if (candidates.length === 0) return [];
    const before = text.slice(Math.max(0, index - 20), index);
    const after = text[index + digits.length] ?? '';
    // Letters behind the number make a word of it, except after a word of banks.
    const isCut = /[A-Z]/.test(after) && !glued.test(before);
    const whole = isCut ? candidates.filter((number) => !digits.endsWith(number.slice(-4))) : candidates;
    const account = accountWord.exec(before)?.groups?.['after'];
    // A slash begins another part of the narration: the word before it may be a name or a channel.
    if (account !== undefined) return account.includes('/') ? whole.filter(fitsDay) : [];
    const isPhone = phoneWord.test(before);
    return whole.filter((number) => (fitsDay(number) ? !(isPhone && isMobile(number)) : !isOther(number)));
  });
}

/**
 * The limits are for groups in a row, and for groups of one number: a column with zeros in front may have single digits
 * as groups.
 */
const [mostGroups, mostJoined] = [20, 16];
/** The twelve digits begin with this group: they are the group itself, or the group joined with the following ones. */
function joinedFrom(groups: readonly string[], from: number, fitsDay: (number: string) => boolean): string[] {
  let number = '';
  for (const group of groups.slice(from, from + mostJoined)) {
    number += group;
    if (number.length >= 12) break;
  }
  // Banks fill their column of references with zeros in front.
  const filled = /^0+(\d{12})$/.exec(number)?.[1];
  if (filled !== undefined && (/^0{2,4}\d{12}$/.test(number) || fitsDay(filled))) return [filled];
  return number.length === 12 ? [number] : [];
}

const isMobile = (number: string): boolean => /^91[6-9]/.test(number);
const isOther = (number: string): boolean => isMobile(number) || isInstant(number);
const isInstant = (number: string): boolean =>
  /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])20\d\d([01]\d|2[0-3])[0-5]\d$/.test(number) ||
  /^20\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])([01]\d|2[0-3])[0-5]\d$/.test(number);

function beginsWithDayOf(date: string): (number: string) => boolean {
  if (latest.date !== date) {
    const prefixes = [-2, -1, 0, 1].map((days) => dayPrefix(new Date(Date.parse(date) + days * 86_400_000)));
    latest = { date, fits: (number) => prefixes.some((prefix) => number.startsWith(prefix)) };
  }
  return latest.fits;
}
/** Statements show one day after the other, so a cache of one day is enough. */
let latest: { readonly date: string; readonly fits: (number: string) => boolean } = { date: '', fits: () => false };

/** UPI numbers begin with the last digit of the year and the day of the year. */
function dayPrefix(day: Date): string {
  const year = day.getUTCFullYear();
  const ofYear = Math.round((day.getTime() - Date.UTC(year, 0, 1)) / 86_400_000) + 1;
  return `${year % 10}${String(ofYear).padStart(3, '0')}`;
}

const reversalWord =
  /(?<![A-Z])(?:REV|REVR|REVSL|RVSL|REVERSAL|REVERSED|REVERSE|RETURN|RETURNED|RETN|RTN|RET|REFUND|REFUNDED|CHARGE ?BACK)(?![A-Z])/;

/** The bank names the movement a reversal or a return: it is the money of a payment that failed, and of no member. */
export const namesReversal = (narration: string, reference: string): boolean =>
  reversalWord.test(`${narration} | ${reference}`.toUpperCase());
