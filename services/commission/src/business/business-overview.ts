import { indianDay, type BusinessOverview, toRupees, type Paise, type Rupees } from '@deepam/contracts';
import { Clock } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { dayAfter, nowIn, samePartOfLastMonth } from './domain/calendar.js';
import { figuresOf, owedOf } from './domain/figures.js';
import { sumsOf } from './domain/sums.js';
import { BusinessRepository } from './persistence/business.repository.js';

const daysShown = 30;

@Injectable()
export class BusinessOverviewHandler {
  constructor(
    private readonly business: BusinessRepository,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<BusinessOverview> {
    const now = this.clock.now();
    const { today, yesterday, month } = nowIn(now);
    const before = samePartOfLastMonth(today);
    const [uncounted, months, days] = await Promise.all([
      this.business.countUncounted(),
      this.business.allMonths(),
      this.business.daysOf([before.from, dayAfter(today, 1 - daysShown)].sort()[0] ?? before.from, today),
    ]);
    const figuresBetween = (from: string, to: string) =>
      figuresOf(sumsOf(days.filter(({ _id }) => _id >= from && _id <= to).map(({ sums }) => sums)));
    return {
      day: indianDay(now),
      today: inRupees(figuresBetween(today, today)),
      yesterday: inRupees(figuresBetween(yesterday, yesterday)),
      month: inRupees(figuresBetween(`${month}-01`, today)),
      monthBefore: inRupees(figuresBetween(before.from, before.to)),
      owed: inRupees(owedOf(sumsOf(months.map(({ sums }) => sums)))),
      days: Array.from({ length: daysShown }, (_, index) => {
        const day = dayAfter(today, index + 1 - daysShown);
        const { received, paid } = inRupees(figuresBetween(day, day));
        return { day, received, paid };
      }),
      uncounted,
      asOf: now.toISOString(),
    };
  }
}

const inRupees = <K extends string>(amounts: Readonly<Record<K, Paise>>): Record<K, Rupees> =>
  Object.fromEntries(Object.entries<Paise>(amounts).map(([name, paise]) => [name, toRupees(paise)])) as Record<
    K,
    Rupees
  >;
