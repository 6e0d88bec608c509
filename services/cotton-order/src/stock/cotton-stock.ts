import {
  indianDay,
  toKilograms,
  type cottonStock,
  type CottonStock,
  type Grams,
  type QueryOf,
} from '@deepam/contracts';
import { Clock } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { balancesOf } from './domain/stock-sums.js';
import { MovementsRepository } from './movements.repository.js';

@Injectable()
export class CottonStockHandler {
  constructor(
    private readonly movements: MovementsRepository,
    private readonly clock: Clock,
  ) {}

  async execute(span: QueryOf<typeof cottonStock>): Promise<CottonStock> {
    const to = span.to ?? indianDay(this.clock.now());
    const from = span.from ?? `${to.slice(0, 7)}-01`;
    const [total, moved] = await Promise.all([this.movements.sumStock(), this.movements.sumsOfPeriod(from, to)]);
    return { ...inKilograms(balancesOf(total)), from, to, moved: inKilograms(moved) };
  }
}

const inKilograms = <Sums extends Readonly<Record<keyof Sums, Grams>>>(sums: Sums) =>
  Object.fromEntries(Object.entries<Grams>(sums).map(([name, grams]) => [name, toKilograms(grams)])) as {
    [Name in keyof Sums]: number;
  };
