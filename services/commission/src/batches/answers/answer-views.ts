import { toRupees, type PayoutAnswer } from '@deepam/contracts';
import { Members } from '@deepam/members';
import { DomainError } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { BatchViews } from '../batch-views.js';
import { netOf } from '../persistence/payout-batch-row.schema.js';
import { BatchesRepository } from '../persistence/batches.repository.js';
import type { Answer } from './answer-reader.js';

/** What a bank has answered, as the head sees it beside the batch of this moment. */
@Injectable()
export class AnswerViews {
  constructor(
    private readonly batches: BatchesRepository,
    private readonly views: BatchViews,
    private readonly members: Members,
  ) {}

  async of(batchId: string, { matches, others }: Answer): Promise<PayoutAnswer> {
    const batch = await this.batches.find(batchId);
    if (!batch) throw new DomainError('COMMISSION.BATCH_NOT_FOUND');
    const [view] = await this.views.batches([batch]);
    const named = new Set(matches.map(({ line }) => line.reference));
    const waiting = (await this.batches.rowsOf(batchId)).filter(({ state }) => state === 'waiting');
    const missing = await this.views.rows(waiting.filter(({ reference }) => !named.has(reference)));
    const names = await this.members.findAll(matches.flatMap(({ row }) => row?.memberId ?? []));
    return {
      batch: view!,
      rows: matches.map(({ line: { line, reference, utr, reason }, row, outcome }) => ({
        ...{ line, reference, outcome, utr, reason },
        ...(row && {
          payoutId: row.payoutId,
          name: names.get(row.memberId)?.name ?? '',
          amount: toRupees(netOf(row)),
        }),
      })),
      others,
      missing: missing.map(({ payoutId, memberId, name, referralCode, amount, reference }) => ({
        ...{ payoutId, memberId, name, referralCode, amount, reference },
      })),
    };
  }
}
