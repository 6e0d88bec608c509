import { payoutStatuses, latinDigits } from '@deepam/contracts';
import type { Member } from '@deepam/members';
import { Database, rowsAfter, type Documents, literalPattern } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, type PipelineStage, type QueryFilter, Schema } from 'mongoose';
import type { BalanceDocument } from '../../ledger/persistence/balance.schema.js';
import type { PayoutDecision, PayoutStatus } from '../domain/payout.js';
import type { PayoutDocument } from './payout.schema.js';

export const payeeModel = 'Payee';

export interface PayeeDocument {
  readonly _id: string;
  readonly name: string;
  readonly referralCode: string;
  readonly search: string;
  /** The revision is that of the profile with this name, or 0 if the name is that of `member-placed`. */
  readonly profileRevision: number;
  readonly hasOpen: boolean;
  readonly counts: Readonly<Record<PayoutStatus, number>>;
  readonly lastRequestedAt?: Date;
}

const count = { type: Number, default: 0 };

export const payeeSchema = new Schema<PayeeDocument>(
  {
    _id: { type: String, required: true },
    name: { type: String, default: '' },
    referralCode: { type: String, default: '' },
    search: { type: String, default: '' },
    profileRevision: { type: Number, default: 0 },
    hasOpen: { type: Boolean, default: false },
    counts: { Requested: count, Approved: count, Rejected: count },
    lastRequestedAt: Date,
  },
  { collection: 'payees', versionKey: false },
);
payeeSchema.index({ hasOpen: -1, lastRequestedAt: -1, _id: -1 });

const searchText = (member: { name: string; referralCode: string; mobile: string }): string =>
  latinDigits(`${member.name} ${member.referralCode} ${member.mobile}`.toLowerCase());

const isOpen = (status: PayoutStatus): boolean => status === 'Requested';

const payeesFound = (search: string | undefined): QueryFilter<PayeeDocument> =>
  search ? { search: { $regex: literalPattern(search.toLowerCase()) } } : {};

function conditionsOf({ status, search, payout }: PayeeFilter): QueryFilter<PayeeDocument> {
  return {
    // A condition on the field itself would clash with the page's start, as the list is sorted by this field.
    $nor: [{ lastRequestedAt: { $exists: false } }],
    ...(status === undefined ? {} : { [`counts.${status}`]: { $gt: 0 } }),
    ...(payout === undefined ? {} : { _id: payout.memberId }),
    ...payeesFound(search),
  };
}

const payoutsLookup = (
  as: string,
  statuses: readonly PayoutStatus[],
  limit: number,
  { payout }: PayeeFilter,
): PipelineStage.Lookup => ({
  $lookup: {
    from: 'payouts',
    let: { id: '$_id' },
    pipeline: [
      {
        $match: {
          $expr: { $eq: ['$memberId', '$$id'] },
          status: { $in: [...statuses] },
          ...(payout && { _id: payout._id }),
        },
      },
      { $sort: { requestedAt: -1, _id: -1 } },
      { $limit: limit },
    ],
    as,
  },
});

const MOST_OPEN = 100;
const LATEST_DECIDED = 20;
const mostNamed = 1_000;

const openFirst = { hasOpen: -1, lastRequestedAt: -1, _id: -1 } as const;

interface PayeePosition {
  readonly hasOpen: boolean;
  readonly lastRequestedAt: Date;
  readonly id: string;
}

export interface PayeeWithPayouts extends PayeeDocument {
  readonly open: readonly PayoutDocument[];
  readonly decided: readonly PayoutDocument[];
  readonly balances: readonly BalanceDocument[];
}

@Injectable()
export class PayeesRepository {
  private readonly payees: Documents<PayeeDocument>;

  constructor(
    database: Database,
    @InjectModel(payeeModel) private readonly model: Model<PayeeDocument>,
  ) {
    this.payees = database.documents(payeeModel);
  }

  async recordRequest(session: ClientSession, member: Member, at: Date): Promise<void> {
    const { _id, name, referralCode, profileRevision } = member;
    await this.payees.update(
      { _id },
      {
        $set: { name, referralCode, profileRevision, search: searchText(member), hasOpen: true },
        $inc: { 'counts.Requested': 1 },
        $max: { lastRequestedAt: at },
      },
      { session, upsert: true },
    );
  }

  async recordMember(session: ClientSession, member: Member): Promise<void> {
    const { _id, name, referralCode, profileRevision } = member;
    const $setOnInsert = { name, referralCode, profileRevision, search: searchText(member), hasOpen: false };
    await this.payees.update({ _id }, { $setOnInsert }, { session, upsert: true });
  }

  async countOpen(memberId: string, session: ClientSession): Promise<number> {
    return (await this.payees.findOne({ _id: memberId }, { session }))?.counts?.Requested ?? 0;
  }

  async recordDecisions(
    session: ClientSession,
    decided: readonly { readonly memberId: string; readonly status: PayoutDecision }[],
  ): Promise<void> {
    const counted = decided.map(({ memberId: _id, status }) => ({
      filter: { _id },
      update: { $inc: { 'counts.Requested': -1, [`counts.${status}`]: 1 } },
    }));
    const closed = [...new Set(decided.map(({ memberId }) => memberId))].map((_id) => ({
      filter: { _id, 'counts.Requested': 0 },
      update: { $set: { hasOpen: false } },
    }));
    await this.payees.updateEach([...counted, ...closed], session);
  }

  async rename(
    session: ClientSession,
    memberId: string,
    profile: { revision: number; name: string; mobile: string },
  ): Promise<void> {
    const { revision, name, mobile } = profile;
    const payee = await this.payees.findOne({ _id: memberId }, { session });
    if (!payee || payee.profileRevision >= revision) return;
    const search = searchText({ name, mobile, referralCode: payee.referralCode });
    await this.payees.update({ _id: memberId }, { $set: { name, search, profileRevision: revision } }, { session });
  }

  async findAmong(
    ids: readonly string[],
    search: string | undefined,
  ): Promise<ReadonlyMap<string, Pick<PayeeDocument, 'name' | 'referralCode'>>> {
    const wanted = { _id: { $in: [...new Set(ids)] }, ...payeesFound(search) };
    const found = await this.payees.find(wanted, { fields: { name: 1, referralCode: 1 } });
    return new Map(found.map((payee) => [payee._id, payee]));
  }

  /** The result has the latest requesters first, at most as many as one query can name. */
  async findMatching(search: string): Promise<string[]> {
    const found = await this.payees.find(payeesFound(search), {
      fields: { _id: 1 },
      sort: {
        lastRequestedAt: -1,
        _id: -1,
      },
      limit: mostNamed,
    });
    return found.map(({ _id }) => _id);
  }

  async count(filter: PayeeFilter): Promise<number> {
    return this.model.countDocuments(conditionsOf(filter));
  }

  /**
   * Payees with an open request come first, then the latest requests. One query reads the payees with their payouts and
   * balance.
   */
  async page(filter: PayeeFilter, limit: number, after: PayeePosition | null): Promise<PayeeWithPayouts[]> {
    const statuses = filter.status ? [filter.status] : payoutStatuses;
    const place = after && [after.hasOpen, after.lastRequestedAt, after.id];
    return this.model.aggregate<PayeeWithPayouts>([
      { $match: rowsAfter(conditionsOf(filter), openFirst, place) },
      { $sort: openFirst },
      { $limit: limit },
      payoutsLookup('open', statuses.filter(isOpen), MOST_OPEN, filter),
      payoutsLookup(
        'decided',
        statuses.filter((status) => !isOpen(status)),
        LATEST_DECIDED,
        filter,
      ),
      { $lookup: { from: 'balances', localField: '_id', foreignField: '_id', as: 'balances' } },
    ]);
  }
}

interface PayeeFilter {
  readonly status?: PayoutStatus | undefined;
  readonly search?: string | undefined;
  readonly payout?: Pick<PayoutDocument, '_id' | 'memberId'> | undefined;
}
