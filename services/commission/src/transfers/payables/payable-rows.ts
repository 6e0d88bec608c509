import { toRupees, type PayableRow } from '@deepam/contracts';
import type { Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { PayableDocument } from '../../payables/payable.schema.js';
import { NamesOfPeople } from '../../people/names-of-people.js';
import { payoutEntry } from '../../payouts/payout-entry.js';
import { BankChangesRepository } from '../../payouts/persistence/bank-changes.repository.js';
import { PayeesRepository } from '../../payouts/persistence/payees.repository.js';
import type { PayoutDocument } from '../../payouts/persistence/payout.schema.js';
import { PayoutsRepository } from '../../payouts/persistence/payouts.repository.js';
import { SuspensionsRepository } from '../../payouts/persistence/suspensions.repository.js';
import type { TransferDocument } from '../transfer.schema.js';
import { peopleIn, TransferViews } from '../transfer-views.js';
import { TransfersRepository } from '../transfers.repository.js';
import { WaitingApprovals } from '../waiting-approvals.js';

/** An approved payout has both fields. */
export interface Owing {
  readonly payout?: PayoutDocument | undefined;
  readonly payable?: PayableDocument | undefined;
}

export interface OwingWithTransfers {
  readonly row: Omit<PayableRow, 'transfer'>;
  readonly transfers: NonNullable<PayableRow['transfer']>[];
}

@Injectable()
export class PayableRows {
  constructor(
    private readonly payouts: PayoutsRepository,
    private readonly payees: PayeesRepository,
    private readonly bankChanges: BankChangesRepository,
    private readonly suspensions: SuspensionsRepository,
    private readonly transfers: TransfersRepository,
    private readonly views: TransferViews,
    private readonly people: NamesOfPeople,
    private readonly waiting: WaitingApprovals,
  ) {}

  async rowsOf(owing: readonly Owing[], viewer: Caller): Promise<OwingWithTransfers[]> {
    const ids = owing.flatMap(({ payable }) => (payable?.kind === 'payout' ? payable._id : []));
    const payouts = new Map((await this.payouts.findAll(ids)).map((payout) => [payout._id, payout]));
    return this.rows(
      owing.map(({ payable, payout }) => ({ payable, payout: payout ?? payouts.get(payable?._id ?? '') })),
      viewer,
    );
  }

  private async rows(owing: readonly Owing[], viewer: Caller): Promise<OwingWithTransfers[]> {
    const memberIds = [...new Set(owing.map((one) => (one.payable ?? one.payout)!.memberId))];
    const transfers = await this.transfers.ofPayables(owing.flatMap(({ payable }) => payable?._id ?? []));
    const [payees, holds, suspended, waiting] = await Promise.all([
      this.payees.findAmong(memberIds, undefined),
      this.bankChanges.findHolds(memberIds),
      this.suspensions.findSuspendedAmong(memberIds),
      this.waiting.findAll(),
    ]);
    const deciders = owing.flatMap(({ payout }) => payout?.decidedBy ?? []);
    const requesters = [...waiting.values()].map(({ requestedBy }) => requestedBy);
    const names = await this.people.namesOf([...deciders, ...requesters, ...peopleIn(transfers)]);
    return owing.map((one) => {
      const { _id, memberId } = (one.payable ?? one.payout)!;
      const payee = payees.get(memberId);
      const asked = waiting.get(_id);
      const isToPay = one.payable === undefined ? one.payout?.status === 'Requested' : one.payable.state === 'owed';
      const heldUntil = holds.get(memberId);
      return {
        row: {
          ...moneyOf(one, names),
          member: { _id: memberId, name: payee?.name ?? '', referralCode: payee?.referralCode ?? '' },
          ...(asked &&
            isToPay && {
              waits: {
                requestedBy: names.get(asked.requestedBy) ?? null,
                requestedAt: asked.requestedAt.toISOString(),
              },
            }),
          ...(heldUntil && isToPay && { heldUntil: heldUntil.toISOString() }),
          ...(suspended.has(memberId) && isToPay && { isMemberSuspended: true as const }),
        },
        transfers: ownOf(transfers, _id).map((transfer) => this.views.view(transfer, names, viewer)),
      };
    });
  }
}

const ownOf = (transfers: readonly TransferDocument[], payableId: string) =>
  transfers.filter((transfer) => transfer.payableId === payableId);

function moneyOf(
  { payout, payable }: Owing,
  names: ReadonlyMap<string, string>,
): Pick<PayableRow, '_id' | 'kind' | 'state' | 'amount' | 'date'> & Partial<PayableRow> {
  const decision = payout && decisionOf(payout, names);
  if (payable === undefined) {
    const { _id, status, amountPaise, requestedAt } = payout!;
    const state = status === 'Requested' ? ('requested' as const) : ('rejected' as const);
    return { _id, kind: 'payout', state, amount: toRupees(amountPaise), date: requestedAt.toISOString(), ...decision };
  }
  const { _id, kind, state, grossPaise, taxPaise, netPaise, owedSince } = payable;
  return {
    _id,
    kind,
    state,
    amount: toRupees(grossPaise),
    date: owedSince.toISOString(),
    ...(taxPaise > 0 && {
      tax: toRupees(taxPaise),
      net: toRupees(netPaise),
    }),
    ...decision,
  };
}

function decisionOf(payout: PayoutDocument, names: ReadonlyMap<string, string>): Partial<PayableRow> {
  const { decidedDate, decidedBy, reason, paidFrom } = payoutEntry(payout, { names });
  return {
    ...(paidFrom && { paidFrom }),
    ...(decidedDate !== undefined && { decidedDate, decidedBy: decidedBy ?? null }),
    ...(reason !== null && { reason }),
  };
}
