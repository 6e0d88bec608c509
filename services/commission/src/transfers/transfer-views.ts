import { toRupees, type ownTransfer, type TransferView } from '@deepam/contracts';
import { Clock, FileLinks, type Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { contradictions } from './domain/transfer.js';
import {
  detailsShownUntil,
  failureOf,
  isOverdue,
  isToRecord,
  latestUtr,
  paidOn,
  releasableFrom,
  returnedOn,
} from './domain/transfer-facts.js';
import type { TransferDocument } from './transfer.schema.js';

export function ownTransferOf(transfer: TransferDocument): z.infer<typeof ownTransfer> {
  const [paid, returned, utr] = [paidOn(transfer), returnedOn(transfer), latestUtr(transfer)];
  return {
    state: transfer.state,
    ...(paid !== undefined && { paidOn: paid }),
    ...(returned !== undefined && { returnedOn: returned }),
    ...(utr !== null && { utr }),
  };
}

export const peopleIn = (transfers: readonly TransferDocument[]): string[] =>
  transfers.flatMap(({ requestedBy, approvedBy, ended, evidence }) =>
    [requestedBy, approvedBy, ended?.by ?? null, ...evidence.map(({ recordedBy }) => recordedBy)].filter(
      (id) => id !== null,
    ),
  );

@Injectable()
export class TransferViews {
  constructor(
    private readonly links: FileLinks,
    private readonly clock: Clock,
  ) {}

  view(transfer: TransferDocument, names: ReadonlyMap<string, string>, viewer: Caller): TransferView {
    const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
    const { _id, channel, netPaise, reference, requestedBy, approvedBy, approvedAt } = transfer;
    const { bankFileId, submittedAt, ended, proofKey, evidence } = transfer;
    const now = this.clock.now();
    const detailsUntil = detailsShownUntil(transfer, viewer, now);
    const releasable = releasableFrom(transfer);
    const reason = ended?.reason ?? failureOf(transfer);
    const proof = this.links.link(proofKey);
    const doubted = contradictions(transfer);
    return {
      ...ownTransferOf(transfer),
      _id,
      channel,
      amount: toRupees(netPaise),
      reference,
      requestedBy: nameOf(requestedBy),
      ...(approvedBy !== null && { approvedBy: nameOf(approvedBy) }),
      approvedAt: approvedAt.toISOString(),
      ...(bankFileId !== null && { bankFileId }),
      ...(submittedAt && { submittedAt: submittedAt.toISOString() }),
      ...(releasable && { releasableFrom: releasable.toISOString() }),
      ...(ended && {
        endedAt: ended.at.toISOString(),
        endedBy: nameOf(ended.by),
      }),
      ...(reason !== undefined && { reason }),
      ...(ended?.leftOut && { leftOut: ended.leftOut }),
      ...(proof !== null && { proof }),
      evidence: evidence.map((one) => {
        const { source, says, day, amountPaise, utr, recordedAt, recordedBy, reason: why } = one;
        return {
          source,
          says,
          day,
          amount: toRupees(amountPaise),
          utr,
          reason: why,
          recordedAt: recordedAt.toISOString(),
          recordedBy: nameOf(recordedBy),
          ...(doubted.includes(one) && { isDoubtful: true as const }),
        };
      }),
      ...(doubted.length > 0 && { isContradicted: true as const }),
      ...(detailsUntil && { detailsUntil: detailsUntil.toISOString() }),
      ...(isToRecord(transfer) && requestedBy === viewer.memberId && { isYours: true as const }),
      ...(isOverdue(transfer, now) && { isOverdue: true as const }),
    };
  }
}
