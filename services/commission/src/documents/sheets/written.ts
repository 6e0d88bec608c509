import { formatRupees, indianDay, toRupees, type Paise } from '@deepam/contracts';

/** "₹1,23,456.00": documents write the paise out. */
export const amount = (paise: Paise): string => formatRupees(toRupees(paise), true);
/** "24/11/2026", the day in India: figures that need no language. */
export const dayIn = (moment: Date): string => indianDay(moment).split('-').toReversed().join('/');
/** "12 %", "2.5 %". */
export const percent = (basisPoints: number): string => `${basisPoints / 100} %`;
