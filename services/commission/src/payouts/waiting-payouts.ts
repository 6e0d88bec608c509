import { makePayoutBatch, recordPayoutSent, updateCommissionStatus } from '@deepam/contracts';
import { ConsentRequests } from '@deepam/messaging';
import { Injectable } from '@nestjs/common';
import { isUnsent } from './domain/granted-payout.js';
import type { PayoutDocument } from './persistence/payout.schema.js';

const calls = [updateCommissionStatus, recordPayoutSent, makePayoutBatch].map(({ name }) => name);

type Asked = Awaited<ReturnType<ConsentRequests['waiting']>>[number];
type Payout = Pick<PayoutDocument, '_id' | 'status' | 'cameBackAt' | 'toSendSince' | 'isPaidElsewhere'>;

/** Payouts that wait for a second person, each for what was asked first. */
@Injectable()
export class WaitingPayouts {
  constructor(private readonly requests: ConsentRequests) {}

  /** By payout. */
  async of(payouts: readonly Payout[]): Promise<ReadonlyMap<string, Pick<Asked, 'askedBy' | 'askedAt'>>> {
    const found = new Map<string, Asked>();
    // Most pages have decided ones alone.
    if (!payouts.some((payout) => payout.status === 'Requested' || maySendAgain(payout))) return found;
    for (const request of await this.requests.waiting(calls)) {
      const about = payoutsOf(request);
      const isAbout = (payout: Payout) => mayBeGranted(request, payout) && about.includes(payout._id);
      for (const payout of payouts.filter(isAbout)) if (!found.has(payout._id)) found.set(payout._id, request);
    }
    return found;
  }

  /** The ids of all of them. */
  async ids(): Promise<string[]> {
    return (await this.requests.waiting(calls)).flatMap(payoutsOf);
  }
}

/** A batch is asked for with many, which only its input names. */
function payoutsOf({ subject, input }: Asked): readonly string[] {
  if (subject?.kind === 'payout') return [subject.id];
  const { body } = JSON.parse(input ?? '{}') as { body?: { payoutIds?: string[] } };
  return body?.payoutIds ?? [];
}

/** What was decided, or sent, otherwise meanwhile waits for nobody, although the request for it is there until somebody grants it. */
const mayBeGranted = ({ call }: Asked, payout: Payout): boolean =>
  call === recordPayoutSent.name ? maySendAgain(payout) : payout.status === 'Requested';

const maySendAgain = (payout: Payout): boolean => payout.cameBackAt !== undefined || isUnsent(payout);
