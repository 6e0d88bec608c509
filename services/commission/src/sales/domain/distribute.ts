import {
  shareOf,
  type CommissionSchedule,
  type CommissionSkipReason,
  type Paise,
  type UplineSnapshot,
} from '@deepam/contracts';

/** One upline of a sale: a credit, or a skip whose share stays with the company. */
export interface CommissionRow {
  readonly level: number;
  readonly memberId: string;
  readonly rateBasisPoints: number;
  /** 0 when skipped. */
  readonly amountPaise: Paise;
  readonly skipped: CommissionSkipReason | null;
}

export interface Distribution {
  readonly scheduleVersion: number;
  readonly rows: readonly CommissionRow[];
  /** What the sale brought in less every credit. */
  readonly companySharePaise: Paise;
}

export interface SaleTerms {
  /** A waived payment brought nothing in, so nothing of it is shared. */
  readonly payment: 'received' | 'waived';
  readonly amountPaise: Paise;
  readonly upline: readonly UplineSnapshot[];
}

/**
 * Shares a sale between the uplines as they were at that moment. Nothing is moved up: a skipped level stays with the company.
 * @throws RangeError when the amount is negative, or a level or member comes twice: such a sale cannot have happened
 */
export function distribute(sale: SaleTerms, schedule: CommissionSchedule): Distribution {
  refuseImpossible(sale);
  const base = saleBase(sale);
  const rows = sale.upline.toSorted((a, b) => a.level - b.level).map((upline) => rowFor(upline, base, schedule));
  const credited = rows.reduce((sum, row) => sum + row.amountPaise, 0);
  return { scheduleVersion: schedule.version, rows, companySharePaise: base - credited };
}

/** What the sale brought in. */
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

function refuseImpossible({ amountPaise, upline }: SaleTerms): void {
  if (!Number.isSafeInteger(amountPaise) || amountPaise < 0) {
    throw new RangeError(`A sale of ${amountPaise} paise is impossible`);
  }
  const levels = new Set(upline.map((one) => one.level));
  const members = new Set(upline.map((one) => one.memberId));
  if (levels.size < upline.length || members.size < upline.length) {
    throw new RangeError('An upline has a level or a member twice');
  }
}
