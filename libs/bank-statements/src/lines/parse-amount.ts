import type { Paise } from '@deepam/contracts';

export type Direction = 'credit' | 'debit';
export interface Amount {
  readonly paise: Paise;
  /** A sign, brackets or a mark next to the amount gives the direction; it is null if there is none. */
  readonly direction: Direction | null;
}

const longest = 60;
const currency = '(?:₹|rs\\.?|inr\\.?|rupees)?';
const mark = (name: string) => `(?:\\((?<${name}b>cr|dr)\\.?\\)|(?<${name}>cr|dr|c|d)\\b\\.?)?`;
const signs = '[-+]';
const shape = new RegExp(
  `^${mark('lead')} ?(?<open>\\()?(?<sign>${signs})? ?${currency} ?(?<sign2>${signs})? ?(?<rupees>\\d[\\d,]*|(?=\\.\\d))(?:\\.(?<paise>\\d+))?(?:\\/-)? ?${currency} ?(?<close>\\))? ?(?<trail>${signs})? ?${mark('mark')}$`,
  'i',
);

/**
 * Banks write amounts as 1,23,456.50, 1234.5 Cr, 1,500.00(Dr), (1,234.00) or −20. The result is null for any other
 * text, and for parts of a paisa.
 */
export function amountIn(text: string): Amount | null {
  if (text.length > 1_000) return null;
  // The shape knows single spaces and hyphens only: several parts that each take any number of spaces would try every way to share them.
  const plain = text
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/[−–—]/g, '-')
    .trim();
  const found = plain.length > longest ? undefined : shape.exec(plain)?.groups;
  if (!found || (found['open'] === undefined) !== (found['close'] === undefined)) return null;
  const paise = paiseOf((found['rupees'] ?? '').replaceAll(',', '') || '0', found['paise'] ?? '');
  if (paise === null) return null;
  const signs = [found['sign'], found['sign2'], found['trail']].filter((sign) => sign !== undefined);
  const marks = [found['lead'], found['leadb'], found['mark'], found['markb']].filter((one) => one !== undefined);
  if (signs.length > 1 || marks.length > 1) return null;
  if (marks[0] !== undefined) return { paise, direction: directionOf(marks[0]) };
  if (found['open'] !== undefined || signs[0] === '-') return { paise, direction: 'debit' };
  return { paise, direction: signs[0] === '+' ? 'credit' : null };
}

/** An amount with this number of decimals or more comes from a binary fraction, such as 11500.099999999999. */
const binaryDecimals = 8;

/** Digits are joined, never computed with as fractions. */
function paiseOf(rupees: string, fraction: string): Paise | null {
  const padded = fraction.padEnd(binaryDecimals, '0');
  const [whole, rest] = [`${rupees}${padded.slice(0, 2)}`, padded.slice(2)];
  const isResidue = fraction.length >= binaryDecimals && /^(0{4}|9{4})/.test(rest);
  if (!/^0*$/.test(rest) && !isResidue) return null;
  const paise = Number(whole) + (isResidue && rest.startsWith('9') ? 1 : 0);
  return Number.isSafeInteger(paise) ? paise : null;
}

const marks: Readonly<Record<Direction, RegExp>> = {
  credit: /^(c|cr|credit|credited|deposit|money in|\+)$/i,
  debit: /^(d|dr|debit|debited|withdrawal|money out|-)$/i,
};

export function directionOf(cell: string): Direction | null {
  if (cell.length > longest) return null;
  const mark = cell
    .replace(/[.()[\]]/g, ' ')
    .replace(/[−–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
  if (marks.credit.test(mark)) return 'credit';
  return marks.debit.test(mark) ? 'debit' : null;
}
