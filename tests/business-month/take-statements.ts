import { confirmBankLayout, importBankStatement, matchBankLine, previewBankStatement } from '@deepam/contracts';
import { poll } from '@deepam/testing';
import { expect } from '@jest/globals';
import { bankTemplates, fileOf, narrationOf } from '../bank-month/bank-files.js';
import type { Ask } from './ask-for-plans.js';
import type { BankedPayment, Month } from './month.js';

interface Expected {
  readonly _id: string;
  readonly memberId: string;
  readonly kind: string;
  readonly state: string;
  readonly status: string;
  readonly lineId?: string;
  readonly candidates: readonly { readonly id: string }[];
}
interface Line {
  readonly _id: string;
  readonly account: string;
  readonly narration: string;
  readonly date: string;
  readonly amountPaise: number;
  readonly expectedId?: string;
}

export interface Known extends Ask {
  readonly requestId: string;
}

export async function takeStatements(month: Month): Promise<void> {
  for (const [bank, template] of bankTemplates.entries()) {
    const own = month.payments[bank]!;
    if (own.length === 0) continue;
    const statement = fileOf(template, own);
    const files = { statement };
    const seen = await month.answer(previewBankStatement, { ...month.asHead, body: {}, files });
    if (seen.source !== 'confirmed')
      await month.answer(confirmBankLayout, {
        ...month.asHead,
        body: { headers: seen.headers, layout: seen.layout! },
      });
    const body = { account: `MONTH ${template.bank}` };
    const taken = await month.client.call(importBankStatement, { ...month.asHead, body, files });
    if (taken !== null) expect([taken.lines, taken.leftOut]).toEqual([own.length, 0]);
  }
}

export async function known(month: Month, asks: readonly Ask[]): Promise<Known[]> {
  const expected = month.test.database('network').collection<Expected>('expected_payments');
  const wanted = { status: 'open', memberId: { $in: asks.map(({ member }) => member.memberId) } };
  await poll(async () => (await expected.countDocuments(wanted)) >= asks.length, { timeout: 120_000 });
  const found = new Map((await expected.find(wanted).toArray()).map((one) => [keyOf(one), one]));
  return asks.map((ask) => {
    const kind = ask.plan === null ? 'cotton' : 'plan';
    return { ...ask, requestId: found.get(keyOf({ kind, memberId: ask.member.memberId }))!._id };
  });
}
const keyOf = ({ kind, memberId }: Pick<Expected, 'kind' | 'memberId'>) => `${kind} ${memberId}`;

/**
 * Compares each match with the truth, and matches the rest by hand: first the proposed line.
 * @returns the requests with money
 */
export async function matchRest(month: Month, asks: readonly Known[]): Promise<ReadonlySet<Known>> {
  const network = month.test.database('network');
  await untilLookedAt(month);
  const ids = asks.map(({ requestId }) => requestId);
  const found = await network
    .collection<Expected>('expected_payments')
    .find({ _id: { $in: ids } })
    .toArray();
  const expected = new Map(found.map((one) => [one._id, one]));
  const accounts = bankTemplates.map(({ bank }) => `MONTH ${bank.toUpperCase()}`);
  const lines = await network
    .collection<Line>('bank_lines')
    .find({ account: { $in: accounts }, direction: 'credit' })
    .toArray();
  const byId = new Map(lines.map((line) => [line._id, line]));
  const free = new Map<string, Line[]>();
  for (const line of lines.filter(({ expectedId }) => expectedId === undefined)) {
    free.set(contentOf(line), [...(free.get(contentOf(line)) ?? []), line]);
  }
  const paid = new Set<Known>();
  for (const ask of asks) {
    const { state, lineId, candidates } = expected.get(ask.requestId)!;
    const truth = ask.payment && contentOfPayment(ask.payment);
    const isTrue = (id: string | undefined) => id !== undefined && contentOf(byId.get(id)!) === truth;
    if (lineId !== undefined && !isTrue(lineId)) month.matching.falseMatches += 1;
    if (truth === null) continue;
    paid.add(ask);
    month.matching.paid += 1;
    if (lineId !== undefined) month.matching.byRule += 1;
    else if (state === 'suggested' && isTrue(candidates[0]?.id)) month.matching.proposed += 1;
  }
  const unmatched = [...paid].filter(({ requestId }) => expected.get(requestId)!.lineId === undefined);
  await month.each(unmatched, async ({ requestId, payment }) => {
    const line = free.get(contentOfPayment(payment!))!.pop()!;
    const body = { expectedId: requestId };
    await month.client.call(matchBankLine, { ...month.asHead, params: { id: line._id }, body });
  });
  return paid;
}

/** A process that dies during matching keeps its lease for a minute. */
async function untilLookedAt({ test }: Month): Promise<void> {
  const unseen = async (name: string) =>
    test.database('network').collection(name).countDocuments({ isUnseen: true }, { limit: 1 });
  await poll(async () => (await unseen('bank_lines')) + (await unseen('expected_payments')) === 0, {
    timeout: 180_000,
    interval: 200,
  });
}

const contentOf = ({ account, date, amountPaise, narration }: Line): string =>
  [account, date, amountPaise, narration.replace(/\s/g, '')].join('|');

function contentOfPayment({ bank, ...payment }: BankedPayment): string {
  const { bank: name } = bankTemplates[bank]!;
  const [account, date] = [`MONTH ${name.toUpperCase()}`, payment.day];
  return contentOf({ _id: '', account, date, amountPaise: payment.amountPaise, narration: narrationOf(name, payment) });
}
