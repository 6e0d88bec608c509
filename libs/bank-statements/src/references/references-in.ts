/** Of the links that members pay by; a bank may print spaces in it. */
const txnid = /DPM[0-9A-F]{24}/g;
/** Of NEFT and RTGS: the bank's four letters, then digits that may begin with one more letter or two. */
const transfer = /(?<![A-Z0-9])(?:[A-Z]{4}[A-Z0-9]{1,2}\d{10,11}|[A-Z]{4}[A-Z0-9]{1,2}\d{16,17})(?![A-Z0-9])/g;
/** Groups of digits with one separator between them, such as a long narration is broken by. */
const digitGroups = /(?<![A-Z0-9])\d+(?:[ /\n-]\d+)*(?![A-Z0-9])/g;
const accountWord = /(?:A\/?C|ACCT|ACCOUNT|MOB(?:ILE)?|PH(?:ONE)?)(?: ?(?:NO|NUMBER))?\W{0,2}$/;

/**
 * Numbers by which a payment can be recognised: of UPI (12 digits), NEFT and RTGS (16 and 22 characters), and of our own links.
 * Account numbers, telephones and instants are none of them.
 * @param date ISO day of the line: the number of UPI begins with its year and day of the year
 */
export function referencesIn(narration: string, reference: string, date: string): string[] {
  const found = [reference, narration].flatMap((part) => {
    const text = part
      .toUpperCase()
      .replace(/\r\n?|\n/g, '\n')
      .replace(/[\t ]+/g, ' ');
    const joined = text.replace(/[\s/-]+/g, '');
    return [...(joined.match(txnid) ?? []), ...(text.match(transfer) ?? []).filter(isLong), ...upiNumbers(text, date)];
  });
  return [...new Set(found)];
}

const isLong = ({ length }: string): boolean => length === 16 || length === 22;

function upiNumbers(text: string, date: string): string[] {
  const fitsDay = beginsWithDayOf(date);
  return [...text.matchAll(digitGroups)].flatMap(({ 0: digits, index }) => {
    const groups = digits.split(/[ /\n-]/);
    const candidates = groups.flatMap((_, from) => joinedFrom(groups, from));
    const isLabelled = accountWord.test(text.slice(Math.max(0, index - 20), index));
    return isLabelled ? [] : candidates.filter((number) => fitsDay(number) || !isOther(number));
  });
}

/** Of a column of references with zeros in front, each digit by itself. */
const mostGroups = 16;
/** The twelve digits that begin with this group: it alone, or with those that follow. */
function joinedFrom(groups: readonly string[], from: number): string[] {
  let number = '';
  for (const group of groups.slice(from, from + mostGroups)) {
    number += group;
    if (number.length >= 12) break;
  }
  // Banks fill their column of references with zeros in front.
  if (/^0{2,4}\d{12}$/.test(number)) return [number.slice(-12)];
  return number.length === 12 ? [number] : [];
}

const isOther = (number: string): boolean => /^91[6-9]/.test(number) || isInstant(number);
/** A day and a time of day in twelve digits. */
const isInstant = (number: string): boolean =>
  /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])20\d\d([01]\d|2[0-3])[0-5]\d$/.test(number) ||
  /^20\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])([01]\d|2[0-3])[0-5]\d$/.test(number);

function beginsWithDayOf(date: string): (number: string) => boolean {
  const prefixes = [-2, -1, 0, 1].map((days) => dayPrefix(new Date(Date.parse(date) + days * 86_400_000)));
  return (number) => prefixes.some((prefix) => number.startsWith(prefix));
}

/** As numbers of UPI begin: the last digit of the year, and which day of it. */
function dayPrefix(day: Date): string {
  const year = day.getUTCFullYear();
  const ofYear = Math.round((day.getTime() - Date.UTC(year, 0, 1)) / 86_400_000) + 1;
  return `${year % 10}${String(ofYear).padStart(3, '0')}`;
}
