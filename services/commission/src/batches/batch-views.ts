import { sumPaise, toRupees, type Paise, type PayoutBatchRow, type PayoutBatchView } from '@deepam/contracts';
import { Members } from '@deepam/members';
import { Injectable } from '@nestjs/common';
import type { PayoutDocument } from '../payouts/persistence/payout.schema.js';
import type { BatchPlan } from './batch-plan.js';
import type { PayoutBatchRowDocument, SaidPaidOfRow } from './persistence/payout-batch-row.schema.js';
import type { PayoutBatchDocument } from './persistence/payout-batch.schema.js';

type Names = Awaited<ReturnType<Members['findAll']>>;

/** Batches as the head sees them, with the names of today. */
@Injectable()
export class BatchViews {
  constructor(private readonly members: Members) {}

  async batches(found: readonly PayoutBatchDocument[]): Promise<PayoutBatchView[]> {
    const names = await this.members.findAll([...new Set(found.map(({ madeBy }) => madeBy))]);
    return found.map(({ _id, madeAt, madeBy, state, totalPaise, taxPaise, paidPaise, counts }) => ({
      _id,
      madeAt: madeAt.toISOString(),
      madeBy: names.get(madeBy)?.name || null,
      state,
      total: toRupees(totalPaise),
      ...taxOf(totalPaise, taxPaise),
      paid: toRupees(paidPaise),
      counts: { ...counts },
    }));
  }

  async rows(found: readonly PayoutBatchRowDocument[]): Promise<PayoutBatchRow[]> {
    const names = await this.members.findAll([...new Set(found.map(({ memberId }) => memberId))]);
    return found.map(({ reference, state, utr, paidAt, reason, taxPaise, ...row }) => ({
      ...payableOf({ ...row, _id: row.payoutId }, names),
      ...taxOf(row.amountPaise, taxPaise),
      reference,
      state,
      utr,
      paidAt: paidAt?.toISOString() ?? null,
      reason,
      ...(row.filedAt && { filedAt: row.filedAt.toISOString() }),
      ...(row.saidPaid && { saidPaid: saidPaidOf(row.saidPaid) }),
      ...(row.leftOut && { leftOut: row.leftOut }),
      ...(row.returnedAt && { returnedAt: row.returnedAt.toISOString() }),
    }));
  }

  async plan({ payable, blocked }: BatchPlan) {
    const about = [...payable, ...blocked].flatMap(({ payout }) => payout?.memberId ?? []);
    const names = await this.members.findAll([...new Set(about)]);
    const totalPaise = sumPaise(payable.map(({ payout }) => payout.amountPaise));
    const taxPaise = sumPaise(payable.map(({ tax }) => tax?.taxPaise ?? 0));
    return {
      payable: payable.map(({ payout, tax }) => ({
        ...payableOf(payout, names),
        ...taxOf(payout.amountPaise, tax?.taxPaise),
      })),
      total: toRupees(totalPaise),
      ...taxOf(totalPaise, payable.some(({ tax }) => tax !== null) ? taxPaise : undefined),
      blocked: blocked.map(({ payoutId, payout, reason, until }) => ({
        ...(payout && payableOf(payout, names)),
        payoutId,
        reason,
        ...(until && { until: until.toISOString() }),
      })),
    };
  }
}

const saidPaidOf = ({ utr, on, isTwice }: SaidPaidOfRow) => ({ utr: utr ?? null, on: on ?? null, isTwice });

/** Left out while tax is off. */
const taxOf = (amountPaise: Paise, taxPaise: Paise | undefined) =>
  taxPaise === undefined ? {} : { tax: toRupees(taxPaise), net: toRupees(amountPaise - taxPaise) };

const payableOf = (
  { _id, memberId, amountPaise }: Pick<PayoutDocument, '_id' | 'memberId' | 'amountPaise'>,
  names: Names,
) => ({
  payoutId: _id,
  memberId,
  name: names.get(memberId)?.name ?? '',
  referralCode: names.get(memberId)?.referralCode ?? '',
  amount: toRupees(amountPaise),
});
