import { type StockAccount, stockAccounts, stockKinds, type Grams } from '@deepam/contracts';
import { Database, decodeCursor, pageOf, rowsAfter, type Documents, appendOnly } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, type QueryFilter, Schema } from 'mongoose';
import { z } from 'zod';
import { correctionKey, type Movement } from './domain/movement.js';
import { sumsOf, sumsOfMovements, type StockSums } from './domain/stock-sums.js';

export const stockSumModel = 'StockSum';

/** The sums are split into shards, since all deliveries would wait for a single document. */
export interface StockSumDocument {
  readonly _id: string;
  readonly grams: Partial<Readonly<Record<StockAccount, Grams>>>;
}

export const stockSumSchema = new Schema<StockSumDocument>(
  {
    _id: { type: String, required: true },
    grams: Object.fromEntries(stockAccounts.map((account) => [account, Number])),
  },
  { collection: 'stock_sums', versionKey: false },
);

const shards = 64;

function shardOf(key: string): string {
  let hash = 0;
  for (const char of key) hash = (hash * 31 + char.charCodeAt(0)) >>> 0;
  return `stock-${String(hash % shards).padStart(2, '0')}`;
}

export const movementModel = 'StockMovement';

export const movementSchema = new Schema<Movement>(
  {
    _id: { type: String, required: true },
    key: { type: String, required: true },
    kind: { type: String, enum: stockKinds, required: true },
    account: { type: String, enum: stockAccounts, required: true },
    grams: { type: Number, required: true, validate: Number.isSafeInteger },
    day: { type: String, required: true },
    recordedAt: { type: Date, required: true },
    memberId: { type: String, default: null },
    orderId: { type: String, default: null },
    saleId: { type: String, default: null },
    supplier: { type: String, default: null },
    invoice: { type: String, default: null },
    pricePaise: { type: Number, default: null },
    reason: { type: String, default: null },
    byId: { type: String, default: null },
    correctsId: { type: String, default: null },
  },
  { collection: 'stock_movements', versionKey: false },
);
movementSchema.index({ key: 1 }, { unique: true });
movementSchema.index({ day: -1, _id: -1 });
movementSchema.index({ account: 1, day: -1, _id: -1 });
movementSchema.index({ day: 1, account: 1, grams: 1 });
appendOnly(movementSchema, 'Movements of cotton');

interface MovementChoice {
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
