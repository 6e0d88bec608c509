import { indianDay, type Paise } from '@deepam/contracts';

interface Hold {
  readonly amountPaise: Paise;
  readonly releaseAt: Date;
}

export interface DayOfRelease {
  readonly until: string;
  readonly amountPaise: Paise;
}

/** @param isCut whether there are more holds: then the last day may be incomplete and is left out */
export function holdsByDay(holds: readonly Hold[], isCut: boolean): DayOfRelease[] {
  const days = new Map<string, Paise>();
  for (const { releaseAt, amountPaise } of holds) {
    const day = indianDay(releaseAt);
    days.set(day, (days.get(day) ?? 0) + amountPaise);
  }
  const sums = [...days].map(([until, amountPaise]) => ({ until, amountPaise }));
  return isCut ? sums.slice(0, -1) : sums;
}
