import {
  shareOf,
  type CommissionSchedule,
  type CommissionSkipReason,
  type Paise,
  type UplineSnapshot,
} from '@deepam/contracts';
import type { Posting } from '../../ledger/domain/posting.js';
import { commissionCredit, saleReceived } from '../../ledger/domain/sale-postings.js';

export interface CommissionRow {
  readonly level: number;
  readonly memberId: string;
  readonly rateBasisPoints: number;
  readonly amountPaise: Paise;
  readonly skipped: CommissionSkipReason | null;
}

export interface Distribution {
  readonly scheduleVersion: number;
  readonly rows: readonly CommissionRow[];
  readonly companySharePaise: Paise;
}

interface SaleTerms {
  readonly payment: 'received' | 'waived';
  readonly amountPaise: Paise;
  readonly upline: readonly UplineSnapshot[];
}

/**
 * The uplines are those at the time of the sale. The share of a skipped level stays with the company; nothing moves up.
 * @throws RangeError if the amount is negative, or a level or member is repeated: such a sale is impossible
 */
export function distribute(sale: SaleTerms, schedule: CommissionSchedule): Distribution {
  assertTermsPossible(sale);
  const base = saleBase(sale);
  const rows = sale.upline.toSorted((a, b) => a.level - b.level).map((upline) => rowFor(upline, base, schedule));
  const credited = rows.reduce((sum, row) => sum + row.amountPaise, 0);
  return { scheduleVersion: schedule.version, rows, companySharePaise: base - credited };
}

export const saleBase = (sale: Pick<SaleTerms, 'payment' | 'amountPaise'>): Paise =>
  sale.payment === 'waived' ? 0 : sale.amountPaise;

function rowFor(upline: UplineSnapshot, base: Paise, schedule: CommissionSchedule): CommissionRow {
  const rateBasisPoints = schedule.ratesBasisPoints[upline.level - 1] ?? 0;
  const share = shareOf(base, rateBasisPoints);
  const skipped = skipReason(upline, schedule) ?? (share === 0 ? 'zero-amount' : null);
  const amountPaise = skipped === null ? share : 0;
  return { level: upline.level, memberId: upline.memberId, rateBasisPoints, amountPaise, skipped };
}

function skipReason(upline: UplineSnapshot, schedule: CommissionSchedule): CommissionSkipReason | null {
  if (upline.isHead) return 'head';
  if (upline.isDeleted) return 'deleted';
  if (!upline.isApproved) return 'not-approved';
  if (upline.plan === null) return 'no-plan';
  if (upline.level > schedule.levelsByPlan[upline.plan]) return 'level-beyond-plan';
  return null;
}

function assertTermsPossible({ amountPaise, upline }: SaleTerms): void {
  if (!Number.isSafeInteger(amountPaise) || amountPaise < 0) {
    throw new RangeError(`A sale of ${amountPaise} paise is impossible`);
  }
  const levels = new Set(upline.map((one) => one.level));
  const members = new Set(upline.map((one) => one.memberId));
  if (levels.size < upline.length || members.size < upline.length) {
    throw new RangeError('An upline has a level or a member twice');
  }
}

export function salePostings(
  sale: Omit<SaleTerms, 'upline'> & { saleId: string; memberId: string },
  { rows, scheduleVersion }: Distribution,
  state: 'pending' | 'available',
  at: Date,
  newId: () => string,
): Posting[] {
  const { saleId, memberId: fromMemberId } = sale;
  const amountPaise = saleBase(sale);
  if (amountPaise === 0) return [];
  const received = saleReceived({ saleId, memberId: fromMemberId, amountPaise }, { id: newId(), at });
  const credits = rows
    .filter((row) => row.skipped === null)
    .map(({ memberId, level, rateBasisPoints, amountPaise: share }) =>
      commissionCredit(
        { saleId, fromMemberId, memberId, level, rateBasisPoints, scheduleVersion, amountPaise: share },
        state,
        { id: newId(), at },
      ),
    );
  return [received, ...credits];
}
