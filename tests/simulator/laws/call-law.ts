import type { PayoutDocument } from '../../../services/commission/src/payouts/persistence/payout.schema.js';
import { saleModel, type ApprovedSale } from '../service/network.js';
import type { Servers } from '../service/servers.js';
import type { Asked } from '../workload/client.js';

/** A call with an Idempotency-Key has one effect and one answer, however often it came. */
export function* callFaults({ databases }: Servers, asked: readonly Asked[]): Generator<string> {
  const sales = new Map<string, string[]>();
  for (const { key, _id } of databases.network.collection(saleModel).find({}) as unknown as ApprovedSale[]) {
    sales.set(key, [...(sales.get(key) ?? []), _id]);
  }
  for (const [key, ids] of sales) if (ids.length > 1) yield `${key} had ${ids.length} effects`;
  for (const { key, answers, refusals, isDoneWithoutAnswer } of asked) {
    if (answers.size > 1) yield `${key} was answered ${[...answers].join(' and ')}`;
    if (answers.size + refusals.size === 0 && !isDoneWithoutAnswer) yield `${key} has no answer`;
    const [effect] = sales.get(key) ?? [];
    const [answer] = answers;
    if (effect !== undefined && answer !== undefined && effect !== answer)
      yield `${key} was answered ${answer}, not ${effect}`;
  }
  const payouts = databases.commission.collection('Payout').find({}) as unknown as PayoutDocument[];
  const known = new Set(asked.flatMap(({ answers }) => [...answers]));
  const unanswered = payouts.filter(({ _id }) => !known.has(_id)).length;
  const excused = asked.filter(({ isDoneWithoutAnswer, answers }) => isDoneWithoutAnswer && answers.size === 0).length;
  if (unanswered > excused) yield `${unanswered} payouts were requested that nobody was told of`;
}
