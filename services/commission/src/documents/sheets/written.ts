import { formatRupees, indianDay, toRupees, type Paise } from '@deepam/contracts';

export const amount = (paise: Paise): string => formatRupees(toRupees(paise), true);
export const dayIn = (moment: Date): string => indianDay(moment).split('-').toReversed().join('/');
export const percent = (basisPoints: number): string => `${basisPoints / 100} %`;
