import { type GrievanceState, maxWaitingCounted, openGrievanceStates } from '@deepam/contracts';
import { listTotal, rowsAfter } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { counterModel, type CounterDocument } from '../../broadcasts/broadcast.schema.js';
import { grievanceModel, type GrievanceDocument } from './grievance.schema.js';

const deskOrder = { rank: 1, _id: 1 } as const;
const newestFirst = { filedAt: -1, _id: -1 } as const;
const isOpen = { state: { $in: [...openGrievanceStates] } };

export type Filter = 'open' | GrievanceState | undefined;
const filterOf = (state: Filter) => (state === undefined ? {} : state === 'open' ? isOpen : { state });

@Injectable()
export class GrievancesRepository {
  constructor(
    @InjectModel(grievanceModel) private readonly model: Model<GrievanceDocument>,
    @InjectModel(counterModel) private readonly counters: Model<CounterDocument>,
  ) {}

  /** A rollback also restores the number, so the numbers have no gaps. */
  async nextNumber(year: string, session: ClientSession): Promise<number> {
    const counter = await this.counters
      .findOneAndUpdate(
        { _id: `grievances ${year}` },
        { $inc: { value: 1 } },
        { session, upsert: true, returnDocument: 'after' },
      )
      .lean();
    if (!counter) throw new Error('An upsert gave nothing back');
    return counter.value;
  }

  async add(grievance: GrievanceDocument, session: ClientSession): Promise<void> {
    await this.model.create([grievance], { session });
  }

  async find(ticket: string, session?: ClientSession): Promise<GrievanceDocument | null> {
    return this.model
      .findById(ticket)
      .session(session ?? null)
      .lean();
  }

  /** The database lets one of two concurrent transactions commit, and the other one reads the ticket again. */
  async replace(grievance: GrievanceDocument, session: ClientSession): Promise<void> {
    await this.model.replaceOne({ _id: grievance._id }, grievance, { session });
  }

  async countSince(memberId: string, since: Date, session: ClientSession): Promise<number> {
    return this.model.countDocuments({ memberId, filedAt: { $gt: since } }).session(session);
  }

  async forDesk(state: Filter, limit: number, place: readonly unknown[] | null): Promise<GrievanceDocument[]> {
    return this.model
      .find(rowsAfter(filterOf(state), deskOrder, place))
      .sort(deskOrder)
      .limit(limit)
      .lean();
  }

  async count(state: Filter): Promise<number | null> {
    return listTotal(this.model, filterOf(state));
  }

  async ofMember(memberId: string, limit: number, place: readonly unknown[] | null): Promise<GrievanceDocument[]> {
    return this.model
      .find(rowsAfter({ memberId }, newestFirst, place))
      .sort(newestFirst)
      .limit(limit)
      .lean();
  }

  async register(state: Filter, after: string, limit: number): Promise<GrievanceDocument[]> {
    return this.model
      .find({ ...filterOf(state), _id: { $gt: after } })
      .sort({ _id: 1 })
      .limit(limit)
      .lean();
  }

  async countOpen(): Promise<number> {
    return this.model.countDocuments(isOpen, { limit: maxWaitingCounted });
  }

  async findOldest(states: readonly GrievanceState[]): Promise<Date | undefined> {
    const [found] = await this.model
      .find({ state: { $in: states } }, { filedAt: 1, reopenedAt: 1 })
      .sort({ rank: 1 })
      .limit(1)
      .lean();
    return found && (found.reopenedAt ?? found.filedAt);
  }

  async withDueAlarm(now: Date, limit: number): Promise<string[]> {
    const found = await this.model
      .find({ alarmAt: { $lte: now, $type: 'date' } }, { _id: 1 })
      .sort({ alarmAt: 1 })
      .limit(limit)
      .lean();
    return found.map(({ _id }) => _id);
  }

  async withTexts(of: { memberId: string } | { closedBefore: Date }, limit: number): Promise<string[]> {
    const which = 'memberId' in of ? of : { closedAt: { $lte: of.closedBefore } };
    const found = await this.model
      .find({ forgottenAt: null, ...which }, { _id: 1 })
      .limit(limit)
      .lean();
    return found.map(({ _id }) => _id);
  }
}
