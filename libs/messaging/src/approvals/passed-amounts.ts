import type { Paise } from '@deepam/contracts';
import { Clock, Database, PLATFORM_OPTIONS, type Documents, type ServiceConfig } from '@deepam/platform';
import { Inject, Injectable } from '@nestjs/common';
import { Schema, type ClientSession } from 'mongoose';
import type { ApprovalSubject } from './approval-subject.js';

export const passedAmountsModel = 'PassedAmounts';

export interface PassedAmountsDocument {
  /** The id is `requester:` or `payee:` and the account id. */
  readonly _id: string;
  readonly amounts: readonly { readonly at: Date; readonly amountPaise: Paise }[];
  readonly expiresAt: Date;
}

export const passedAmountsSchema = new Schema<PassedAmountsDocument>(
  {
    _id: { type: String, required: true },
    amounts: [new Schema({ at: Date, amountPaise: Number }, { _id: false })],
    expiresAt: { type: Date, required: true },
  },
  { collection: 'passed_amounts', versionKey: false },
);
passedAmountsSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type Moved = Pick<ApprovalSubject, 'amountPaise' | 'memberId' | 'payments'>;

/**
 * The amount counts in the sums of each payee, and of each account that the requester may have: a person with several
 * logins has one sum.
 * @param requester the accounts of the requester, from `accountsOf`
 */
export function sharesOf(
  requester: readonly string[],
  { amountPaise = 0, memberId, payments }: Moved,
): ReadonlyMap<string, Paise> {
  const shares = new Map(requester.map((id) => [`requester:${id}`, amountPaise]));
  const payees = payments ?? (memberId === undefined ? [] : [{ memberId, amountPaise }]);
  for (const payee of payees) {
    const key = `payee:${payee.memberId}`;
    shares.set(key, (shares.get(key) ?? 0) + payee.amountPaise);
  }
  return shares;
}

/** The sums of a sliding window reveal an amount that is split into several. */
@Injectable()
export class PassedAmounts {
  private readonly rows: Documents<PassedAmountsDocument>;
  private readonly windowMs: number;

  constructor(
    @Inject(PLATFORM_OPTIONS) { config }: { readonly config: Pick<ServiceConfig, 'SECOND_APPROVAL_WINDOW_HOURS'> },
    database: Database,
    private readonly clock: Clock,
  ) {
    this.rows = database.documents(passedAmountsModel);
    this.windowMs = config.SECOND_APPROVAL_WINDOW_HOURS * 3_600_000;
  }

  /**
   * The result is the largest sum of one requester or payee, with this amount. Each sum is a document that the
   * transaction writes, so that the later of two concurrent calls is retried and finds the amount of the earlier one.
   */
  async add(session: ClientSession, requester: readonly string[], moved: Moved): Promise<Paise> {
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + this.windowMs);
    let largest = 0;
    // The documents are written in one order, so that no two calls wait for each other.
    for (const [_id, amountPaise] of [...sharesOf(requester, moved)].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      const before = await this.rows.findOne({ _id }, { session });
      const amounts = [...this.recent(before, now), { at: now, amountPaise }];
      await this.rows.update({ _id }, { $set: { amounts, expiresAt } }, { session, upsert: true });
      largest = Math.max(largest, sumOf(amounts));
    }
    return largest;
  }

  async sumWith(requester: readonly string[], moved: Moved): Promise<Paise> {
    const now = this.clock.now();
    const shares = sharesOf(requester, moved);
    const found = await this.rows.find({ _id: { $in: [...shares.keys()] } });
    const before = new Map(found.map((one) => [one._id, sumOf(this.recent(one, now))]));
    return Math.max(...[...shares].map(([id, amountPaise]) => (before.get(id) ?? 0) + amountPaise));
  }

  private recent(row: PassedAmountsDocument | null, now: Date): PassedAmountsDocument['amounts'] {
    return row?.amounts.filter(({ at }) => at.getTime() > now.getTime() - this.windowMs) ?? [];
  }
}

const sumOf = (amounts: PassedAmountsDocument['amounts']): Paise =>
  amounts.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
