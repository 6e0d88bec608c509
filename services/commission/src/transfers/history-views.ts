import type { CommissionHistoryEntry } from '@deepam/contracts';
import { FileLinks } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { payoutEntry, type ForHead } from '../payouts/payout-entry.js';
import type { PayoutDocument } from '../payouts/persistence/payout.schema.js';
import type { TransferDocument } from './transfer.schema.js';
import { currentTransfer } from './domain/transfer.js';
import { ownTransferOf } from './transfer-views.js';
import { TransfersRepository } from './transfers.repository.js';

@Injectable()
export class HistoryViews {
  constructor(
    private readonly links: FileLinks,
    private readonly transfers: TransfersRepository,
  ) {}

  async entries(
    payouts: readonly PayoutDocument[],
    forHeadOf: (payout: PayoutDocument) => ForHead = () => ({}),
  ): Promise<ReadonlyMap<string, CommissionHistoryEntry>> {
    const approved = payouts.filter(({ status }) => status === 'Approved').map(({ _id }) => _id);
    const transfers = approved.length === 0 ? [] : await this.transfers.ofPayables(approved);
    return new Map(
      payouts.map((payout) => {
        const own = transfers.filter(({ payableId }) => payableId === payout._id);
        return [payout._id, this.entry(payout, own, forHeadOf(payout))];
      }),
    );
  }

  /** @param transfers of the payout, the latest first */
  private entry(
    payout: PayoutDocument,
    transfers: readonly TransferDocument[],
    forHead: ForHead,
  ): CommissionHistoryEntry {
    const current = currentTransfer(transfers);
    const proofKey = transfers.find((transfer) => transfer.proofKey !== null)?.proofKey ?? null;
    return {
      ...payoutEntry(payout, forHead),
      paymentProof: this.links.link(proofKey),
      ...(current && { transfer: ownTransferOf(current) }),
    };
  }
}
