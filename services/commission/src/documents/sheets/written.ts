import { indianDay, toRupees, type Paise } from '@deepam/contracts';

// Made when it is needed: the first one takes 8 MB of a process (ADR 94).
let exact: Intl.NumberFormat | undefined;

/** "₹1,23,456.00": documents write the paise out. */
export function amount(paise: Paise): string {
  exact ??= new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
  return exact.format(toRupees(paise)).replace('-', '−');
}
/** "24/11/2026", the day in India: figures that need no language. */
export const dayIn = (moment: Date): string => indianDay(moment).split('-').toReversed().join('/');
/** "12 %", "2.5 %". */
export const percent = (basisPoints: number): string => `${basisPoints / 100} %`;
