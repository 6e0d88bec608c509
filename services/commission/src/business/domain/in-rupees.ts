import { toRupees, type Paise, type Rupees } from '@deepam/contracts';

export const inRupees = <K extends string>(amounts: Readonly<Record<K, Paise>>): Record<K, Rupees> =>
  Object.fromEntries(Object.entries<Paise>(amounts).map(([name, paise]) => [name, toRupees(paise)])) as Record<
    K,
    Rupees
  >;
