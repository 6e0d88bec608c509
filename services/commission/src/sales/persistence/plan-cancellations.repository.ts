import { Database, type Documents } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { type ClientSession, Schema } from 'mongoose';

export const planCancellationModel = 'PlanCancellation';

interface PlanCancellationDocument {
  readonly _id: string;
  /** Events arrive in any order, so the sale is null until the request has arrived. */
  readonly saleId: string | null;
  readonly isWaiting: boolean;
}

export const planCancellationSchema = new Schema<PlanCancellationDocument>(
  {
    _id: { type: String, required: true },
    saleId: { type: String, default: null },
    isWaiting: { type: Boolean, required: true },
  },
  { collection: 'plan_cancellations', versionKey: false },
);
planCancellationSchema.index({ isWaiting: 1, saleId: 1 });

/** The commission of a sale stays pending while a cancellation of it is requested. */
@Injectable()
export class PlanCancellationsRepository {
  private readonly cancellations: Documents<PlanCancellationDocument>;

  constructor(database: Database) {
    this.cancellations = database.documents(planCancellationModel);
  }

  /** A decision that arrives before its request stays. */
  async recordRequest(session: ClientSession, _id: string, saleId: string): Promise<void> {
    await this.cancellations.update(
      { _id },
      { $set: { saleId }, $setOnInsert: { isWaiting: true } },
      { session, upsert: true },
    );
  }

  async recordEnd(session: ClientSession, _id: string): Promise<void> {
    await this.cancellations.update({ _id }, { $set: { isWaiting: false } }, { session, upsert: true });
  }

  /** The number of results is limited by the cancellations that members have requested in the last days. */
  async contestedSales(session?: ClientSession): Promise<string[]> {
    const waiting = await this.cancellations.find({ isWaiting: true }, { session, fields: { saleId: 1 } });
    return waiting.flatMap(({ saleId }) => (saleId === null ? [] : [saleId]));
  }
}
