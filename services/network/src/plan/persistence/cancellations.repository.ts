import { DomainError } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { cancellationModel, type Cancellation } from './cancellation.schema.js';

export interface CancellationEnd {
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
