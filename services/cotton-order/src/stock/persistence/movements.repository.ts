import type { StockAccount } from '@deepam/contracts';
import { Database, decodeCursor, pageOf, rowsAfter, type Documents } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, QueryFilter } from 'mongoose';
import { z } from 'zod';
import { correctionKey, type Movement } from '../domain/movement.js';
import { sumsOf, sumsOfMovements, type StockSums } from '../domain/stock-sums.js';
import { movementModel } from './movement.schema.js';
import { shardOf, stockSumModel, type StockSumDocument } from './stock-sum.schema.js';

export interface MovementChoice {
  readonly account?: StockAccount | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const latestFirst = { day: -1, _id: -1 } as const;
const place = z.tuple([z.string(), z.string()]);

const chosen = ({ account, from, to }: MovementChoice): QueryFilter<Movement> => ({
  ...(account && { account }),
  ...((from ?? to) && { day: { ...(from && { $gte: from }), ...(to && { $lte: to }) } }),
});

@Injectable()
export class MovementsRepository {
  private readonly movements: Documents<Movement>;
  private readonly sums: Documents<StockSumDocument>;

  constructor(
    database: Database,
    @InjectModel(movementModel) private readonly model: Model<Movement>,
  ) {
    this.movements = database.documents(movementModel);
    this.sums = database.documents(stockSumModel);
  }

  /**
   * The movements and the sums are written in the transaction of `session`.
   * @returns the movements whose keys are new
   */
  async append(session: ClientSession, movements: readonly Movement[]): Promise<Movement[]> {
    const known = await this.keysAmong(
      movements.map(({ key }) => key),
      session,
    );
    const added = movements.filter(({ key }) => !known.has(key));
    const [first] = added;
    if (!first) return [];
    // Transactions conflict at the sums, so a conflict shows before the movements are written.
    const changes = Object.entries(sumsOfMovements(added)).filter(([, grams]) => grams !== 0);
    const increments = Object.fromEntries(changes.map(([account, grams]) => [`grams.${account}`, grams]));
    if (changes.length > 0)
      await this.sums.update({ _id: shardOf(first.key) }, { $inc: increments }, { session, upsert: true });
    await this.movements.insertAll(added, session);
    return added;
  }

  async find(id: string, session: ClientSession): Promise<Movement | null> {
    return this.movements.findOne({ _id: id }, { session });
  }

  async sumStock(): Promise<StockSums> {
    return sumsOf((await this.sums.find({})).map(({ grams }) => grams));
  }

  async sumsOfPeriod(from: string, to: string): Promise<StockSums> {
    const found = await this.model.aggregate<{ _id: StockAccount; grams: number }>([
      { $match: { day: { $gte: from, $lte: to } } },
      { $group: { _id: '$account', grams: { $sum: '$grams' } } },
    ]);
    return sumsOf(found.map(({ _id, grams }) => ({ [_id]: grams })));
  }

  /** @throws DomainError REQUEST.MALFORMED for a cursor of another list */
  async page(choice: MovementChoice & { readonly limit: number; readonly cursor?: string | undefined }) {
    const after = rowsAfter({}, latestFirst, decodeCursor(place, choice.cursor));
    const filter = { $and: [chosen(choice), after] };
    const found = await this.movements.find(filter, { sort: latestFirst, limit: choice.limit + 1 });
    return pageOf(found, choice.limit, ({ day, _id }) => [day, _id]);
  }

  findAll(choice: MovementChoice): AsyncIterable<Movement> {
    return this.model.find(chosen(choice)).sort({ day: 1, _id: 1 }).lean<Movement[]>().cursor();
  }

  async correctedAmong(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const found = await this.movements.find({ key: { $in: ids.map(correctionKey) } }, { fields: { correctsId: 1 } });
    return new Set(found.flatMap(({ correctsId }) => correctsId ?? []));
  }

  private async keysAmong(keys: readonly string[], session: ClientSession): Promise<ReadonlySet<string>> {
    const found = await this.movements.find({ key: { $in: keys } }, { session, fields: { key: 1 } });
    return new Set(found.map(({ key }) => key));
  }
}
