import { makeBankFile, transferByHand, updateCommissionStatus } from '@deepam/contracts';
import { ApprovalRequests } from '@deepam/messaging';
import { Injectable } from '@nestjs/common';

const calls = [updateCommissionStatus, transferByHand, makeBankFile].map(({ name }) => name);

type Asked = Awaited<ReturnType<ApprovalRequests['listWaiting']>>[number];

/** A payable with several approval requests has the earliest one. */
@Injectable()
export class WaitingApprovals {
  constructor(private readonly requests: ApprovalRequests) {}

  async findAll(): Promise<ReadonlyMap<string, Pick<Asked, 'requestedBy' | 'requestedAt'>>> {
    const found = new Map<string, Asked>();
    for (const request of await this.requests.listWaiting(calls))
      for (const id of payablesIn(request)) if (!found.has(id)) found.set(id, request);
    return found;
  }
}

/** The approval request of a bank file names its payables only in its input. */
function payablesIn({ subject, input }: Asked): readonly string[] {
  if (subject?.kind === 'payout' || subject?.kind === 'payable') return [subject.id];
  const { body } = JSON.parse(input ?? '{}') as { body?: { payableIds?: string[] } };
  return body?.payableIds ?? [];
}
