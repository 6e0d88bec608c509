import { cancellationStatuses } from '@deepam/contracts';
import { DomainError } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Schema } from 'mongoose';

export interface Cancellation {
  readonly _id: string;
  readonly memberId: string;
  readonly saleId: string;
  readonly reason: string | null;
  readonly requestedAt: Date;
  readonly status: (typeof cancellationStatuses)[number];
  readonly decidedAt?: Date;
  readonly decidedBy?: string;
  readonly rejectionReason?: string;
}

export const cancellationModel = 'PlanCancellation';
export const cancellationSchema = new Schema<Cancellation>(
  {
    _id: { type: String, required: true },
    memberId: { type: String, required: true },
    saleId: { type: String, required: true },
    reason: { type: String, default: null },
    requestedAt: { type: Date, required: true },
    status: { type: String, enum: cancellationStatuses, required: true },
    decidedAt: Date,
    decidedBy: String,
    rejectionReason: String,
  },
  { collection: 'plan_cancellations', versionKey: false },
);
// The unique index rejects the second of two concurrent requests.
cancellationSchema.index(
  { saleId: 1 },
  { unique: true, partialFilterExpression: { status: 'waiting' }, name: 'one_waiting_cancellation' },
);
cancellationSchema.index({ status: 1, requestedAt: 1, _id: 1 });
cancellationSchema.index({ memberId: 1, requestedAt: 1 });

interface CancellationEnd {
  readonly status: Exclude<Cancellation['status'], 'waiting'>;
  readonly at: Date;
  readonly byId: string;
  readonly rejectionReason?: string;
}

@Injectable()
export class CancellationsRepository {
  constructor(@InjectModel(cancellationModel) private readonly model: Model<Cancellation>) {}

  async add(cancellation: Cancellation, session: ClientSession): Promise<void> {
    await this.model.create([cancellation], { session });
  }

  /** @throws DomainError NETWORK.CANCELLATION_NOT_FOUND */
  async get(id: string, session: ClientSession): Promise<Cancellation> {
    const found = await this.model.findById(id, null, { session }).lean<Cancellation>();
    if (!found) throw new DomainError('NETWORK.CANCELLATION_NOT_FOUND');
    return found;
  }

  async waitingFor(saleId: string, session: ClientSession): Promise<Cancellation | null> {
    return this.model.findOne({ saleId, status: 'waiting' }, null, { session }).lean<Cancellation>();
  }

  async waitingOf(memberId: string, session: ClientSession): Promise<Cancellation[]> {
    return this.model.find({ memberId, status: 'waiting' }, null, { session }).lean<Cancellation[]>();
  }

  async latestOf(memberId: string): Promise<Map<string, Cancellation>> {
    const found = await this.model.find({ memberId }).sort({ requestedAt: 1 }).lean<Cancellation[]>();
    return new Map(found.map((one) => [one.saleId, one]));
  }

  /** @throws DomainError NETWORK.CANCELLATION_DECIDED if it is decided already */
  async decide(id: string, { at, byId, ...end }: CancellationEnd, session: ClientSession): Promise<void> {
    const { modifiedCount } = await this.model.updateOne(
      { _id: id, status: 'waiting' },
      { $set: { ...end, decidedAt: at, decidedBy: byId } },
      { session },
    );
    if (modifiedCount !== 1) throw new DomainError('NETWORK.CANCELLATION_DECIDED');
  }

  async forgetReasons(memberId: string): Promise<void> {
    await this.model.updateMany({ memberId }, { $set: { reason: null } });
  }
}
