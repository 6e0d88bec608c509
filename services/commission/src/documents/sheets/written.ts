import { toRupees, type Paise } from '@deepam/contracts';

const exact = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', dateStyle: 'short' });

/** "₹1,23,456.00": documents write the paise out. */
export const amount = (paise: Paise): string => exact.format(toRupees(paise)).replace('-', '−');
/** "24/11/2026", the day in India: figures that need no language. */
export const dayIn = (moment: Date): string => day.format(moment);
/** "12 %", "2.5 %". */
export const percent = (basisPoints: number): string => `${basisPoints / 100} %`;
