import type { Paise } from '@deepam/contracts';

export type Direction = 'credit' | 'debit';
export interface Amount {
  /** Never negative. */
  readonly paise: Paise;
  /** As a sign, brackets or a mark beside it say; null when nothing does. */
  readonly direction: Direction | null;
}

const shape =
  /^(?<open>\()?(?<sign>[-−+])?(?:₹|rs\.?|inr)? ?(?<sign2>[-−+])?(?<rupees>\d[\d,]*|(?=\.\d))(?:\.(?<paise>\d+))? ?(?<close>\))? ?(?<trail>[-−])? ?(?<mark>cr|dr)?\.?\)?$/i;

/** An amount as banks write it: 1,23,456.50, 1234.5 Cr, (1,234.00), −20. Null for anything else, and for parts of a paisa. */
export function amountIn(text: string): Amount | null {
  // The shape knows single spaces only: several parts that each take any number of them would try every way to share a thousand.
  const found = shape.exec(text.replace(/\s+/g, ' ').trim())?.groups;
  if (!found || (found['open'] === undefined) !== (found['close'] === undefined)) return null;
  const fraction = (found['paise'] ?? '').padEnd(2, '0');
  const rupees = (found['rupees'] ?? '').replaceAll(',', '') || '0';
  // Digits are joined, never computed with as fractions.
  const paise = Number(`${rupees}${fraction.slice(0, 2)}`);
  if (!/^0*$/.test(fraction.slice(2)) || !Number.isSafeInteger(paise)) return null;
  const sign = found['sign'] ?? found['sign2'] ?? found['trail'];
  if (found['mark'] !== undefined) return { paise, direction: directionOf(found['mark']) };
  if (found['open'] !== undefined || sign === '-' || sign === '−') return { paise, direction: 'debit' };
  return { paise, direction: sign === '+' ? 'credit' : null };
}

/** What a column of marks says: Cr, C, Credit, Dr, D, Debit. */
export function directionOf(mark: string): Direction | null {
  if (/^\s*(c|cr|credit|deposit)\.?\s*$/i.test(mark)) return 'credit';
  return /^\s*(d|dr|debit|withdrawal)\.?\s*$/i.test(mark) ? 'debit' : null;
}
