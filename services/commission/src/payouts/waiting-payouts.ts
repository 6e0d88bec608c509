import { makePayoutBatch, recordPayoutSent, updateCommissionStatus } from '@deepam/contracts';
import { ConsentRequests } from '@deepam/messaging';
import { Injectable } from '@nestjs/common';

const calls = [updateCommissionStatus, recordPayoutSent, makePayoutBatch].map(({ name }) => name);

type Asked = Awaited<ReturnType<ConsentRequests['waiting']>>[number];

/** Payouts that wait for a second person, each for what was asked first. */
@Injectable()
export class WaitingPayouts {
  constructor(private readonly requests: ConsentRequests) {}

  /** By payout. */
  async of(payoutIds: readonly string[]): Promise<ReadonlyMap<string, Pick<Asked, 'askedBy' | 'askedAt'>>> {
    const found = new Map<string, Asked>();
    for (const request of await this.requests.waiting(calls)) {
      const about = payoutsOf(request);
      for (const id of payoutIds) if (about.includes(id) && !found.has(id)) found.set(id, request);
    }
    return found;
  }
}

/** A batch is asked for with many, which only its input names. */
function payoutsOf({ subject, input }: Asked): readonly string[] {
  if (subject?.kind === 'payout') return [subject.id];
  const { body } = JSON.parse(input ?? '{}') as { body?: { payoutIds?: string[] } };
  return body?.payoutIds ?? [];
}
