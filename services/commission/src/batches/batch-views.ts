import { sumPaise, toRupees, type Paise, type PayoutBatchRow, type PayoutBatchView } from '@deepam/contracts';
import { Members } from '@deepam/members';
import { Injectable } from '@nestjs/common';
import { NamesOfPeople } from '../payouts/names-of-people.js';
import type { PayoutDocument } from '../payouts/persistence/payout.schema.js';
import type { BatchPlan } from './batch-plan.js';
import { BatchesRepository } from './persistence/batches.repository.js';
import type { PayoutBatchRowDocument, SaidPaidOfRow } from './persistence/payout-batch-row.schema.js';
import type { PayoutBatchDocument } from './persistence/payout-batch.schema.js';

type Names = Awaited<ReturnType<Members['findAll']>>;

/** Batches as the head sees them, with the names of today. */
@Injectable()
export class BatchViews {
  constructor(
    private readonly members: Members,
    private readonly people: NamesOfPeople,
    private readonly kept: BatchesRepository,
  ) {}

  async batches(found: readonly PayoutBatchDocument[]): Promise<PayoutBatchView[]> {
    const [names, returned] = await Promise.all([
      this.people.of(found.map(({ madeBy }) => madeBy)),
      this.kept.returnedIn(found.map(({ _id }) => _id)),
    ]);
    return found.map(({ _id, madeAt, madeBy, state, totalPaise, taxPaise, ...batch }) => ({
      _id,
      madeAt: madeAt.toISOString(),
      madeBy: names.get(madeBy) ?? null,
      state,
      total: toRupees(totalPaise),
      ...taxOf(totalPaise, taxPaise),
      ...paidOf(
        batch,
        returned.filter(({ batchId }) => batchId === _id),
      ),
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

/** A batch keeps what the bank has paid in all: what came back is counted in its rows, where processes of every release note it. */
const paidOf = (
  { paidPaise, counts }: Pick<PayoutBatchDocument, 'paidPaise' | 'counts'>,
  returned: readonly Pick<PayoutBatchRowDocument, 'amountPaise'>[],
) => ({
  paid: toRupees(paidPaise - sumPaise(returned.map(({ amountPaise }) => amountPaise))),
  counts: {
    ...counts,
    paid: counts.paid - returned.length,
    ...(returned.length > 0 && { returned: returned.length }),
  },
});

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
