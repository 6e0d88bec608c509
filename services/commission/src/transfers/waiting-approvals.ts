import { makeBankFile, transferByHand, updateCommissionStatus } from '@deepam/contracts';
import { ConsentRequests } from '@deepam/messaging';
import { Injectable } from '@nestjs/common';

const calls = [updateCommissionStatus, transferByHand, makeBankFile].map(({ name }) => name);

type Asked = Awaited<ReturnType<ConsentRequests['waiting']>>[number];

/** Payouts and payables that wait for a second approver, each for what was asked first. */
@Injectable()
export class WaitingApprovals {
  constructor(private readonly requests: ConsentRequests) {}

  /** By payable. */
  async all(): Promise<ReadonlyMap<string, Pick<Asked, 'askedBy' | 'askedAt'>>> {
    const found = new Map<string, Asked>();
    for (const request of await this.requests.waiting(calls))
      for (const id of payablesIn(request)) if (!found.has(id)) found.set(id, request);
    return found;
  }
}

/** A bank file is asked for with many, which only its input names. */
function payablesIn({ subject, input }: Asked): readonly string[] {
  if (subject?.kind === 'payout' || subject?.kind === 'payable') return [subject.id];
  const { body } = JSON.parse(input ?? '{}') as { body?: { payableIds?: string[] } };
  return body?.payableIds ?? [];
}
