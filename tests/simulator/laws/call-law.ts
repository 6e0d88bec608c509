import type { PostingDocument } from '../../../services/commission/src/ledger/persistence/posting.schema.js';
import type { PayoutDocument } from '../../../services/commission/src/payouts/persistence/payout.schema.js';
import type { TransferDocument } from '../../../services/commission/src/transfers/transfer.schema.js';
import { bankLineModel, saleModel, type ApprovedSale, type IdentifiedLine } from '../service/network.js';
import type { Servers } from '../service/servers.js';
import { markOfPayout } from '../workload/business.js';
import type { Asked } from '../workload/client.js';

/** A call with an Idempotency-Key has one effect and one answer, however often it arrives; a rejected one has none. */
export function* callFaults(servers: Servers, asked: readonly Asked[]): Generator<string> {
  const effects = effectsIn(servers);
  for (const call of asked) {
    const { key, mark, answers, refusals, isDoneWithoutAnswer } = call;
    const ids = effects.get(mark) ?? [];
    const isDone = answers.size > 0 || isDoneWithoutAnswer;
    if (answers.size > 1) yield `${key} was answered ${[...answers].join(' and ')}`;
    if (!isDone && refusals.size === 0) yield `${key} has no answer`;
    if (mark.startsWith('decision')) yield* decisionFaults(servers, call);
    else if (ids.length !== (isDone ? 1 : 0)) yield `${key} had ${ids.length} effects, ${isDone ? 'done' : 'refused'}`;
    const [answer] = answers;
    if (answer?.length === 24 && answer !== ids[0]) yield `${key} was answered ${answer}, its effect is ${ids[0]}`;
  }
}

function effectsIn({ databases: { network, commission } }: Servers): ReadonlyMap<string, string[]> {
  const effects = new Map<string, string[]>();
  const add = (mark: string, id: string) => effects.set(mark, [...(effects.get(mark) ?? []), id]);
  const documentsOf = <T>(collection: { find(filter: object): object[] }) => collection.find({}) as T[];
  for (const { key, reversedBy, _id } of documentsOf<ApprovedSale>(network.collection(saleModel))) {
    add(key, _id);
    if (reversedBy !== undefined) add(reversedBy, _id);
  }
  for (const { _id, amountPaise } of documentsOf<PayoutDocument>(commission.collection('Payout'))) {
    add(markOfPayout(amountPaise), _id);
  }
  for (const { _id, kind, reason } of documentsOf<PostingDocument>(commission.collection('Posting'))) {
    if (reason !== null && (kind === 'adjustment' || kind === 'correction')) add(reason, _id);
  }
  for (const { key, _id } of documentsOf<IdentifiedLine>(network.collection(bankLineModel))) add(key, _id);
  for (const { typedUtr, _id } of documentsOf<TransferDocument>(commission.collection('Transfer')))
    if (typedUtr !== undefined) add(typedUtr, _id);
  return effects;
}

function* decisionFaults({ databases }: Servers, { key, answers }: Asked): Generator<string> {
  for (const answer of answers) {
    const [payoutId = '', status] = answer.split(' ');
    const payout = databases.commission.collection('Payout').latest(payoutId);
    if (payout?.['status'] !== status)
      yield `${key} was answered ${status}, the payout is ${String(payout?.['status'])}`;
  }
}
