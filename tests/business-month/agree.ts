import {
  businessJournalCsv,
  businessOverview,
  businessReport,
  taxDocumentsCsv,
  taxRegister,
  taxYearOf,
  toPaise,
  toRupees,
  type TaxDocumentKind,
} from '@deepam/contracts';
import { send } from '@deepam/api-client';
import { poll } from '@deepam/testing';
import { expect } from '@jest/globals';
import type { Month } from './month.js';

type Sums = ReadonlyMap<string, number>;
interface StoredBalance {
  readonly _id: string;
  readonly commission?: Readonly<Record<string, number>>;
  readonly earnings?: Readonly<Record<string, number>>;
  readonly deposit?: number;
  readonly refund?: number;
  readonly company?: Readonly<Record<string, number>>;
}

export async function untilAgreed(month: Month): Promise<void> {
  await poll(
    async () => {
      expect(differences(await balancesOf(month), month.books.accounts)).toEqual([]);
      return true;
    },
    { timeout: 240_000, interval: 300 },
  );
}

export async function expectAgreement(month: Month): Promise<void> {
  await untilAgreed(month);
  const journal = await journalOf(month);
  expect(differences(journal, month.books.accounts)).toEqual([]);
  expect(differences(await balancesOf(month), journal)).toEqual([]);
  await expectRegister(month, journal);
  await expectDocuments(month);
  await expectTotals(month);
  await expectBank(month);
  const memberships = month.test.database('network').collection('memberships');
  expect(await memberships.countDocuments({ live: true })).toBe(month.before.members + month.registered);
  expect(await month.test.audit()).toMatch(/findings: 0\n[^]*difference: 0 paise/);
}

/** At most ten: one line of the message is enough. */
function differences(found: Sums, expected: Sums): string[] {
  const accounts = new Set([...found.keys(), ...expected.keys()]);
  return [...accounts]
    .filter((account) => (found.get(account) ?? 0) !== (expected.get(account) ?? 0))
    .map((account) => `${account} has ${found.get(account) ?? 0}, not ${expected.get(account) ?? 0}`)
    .slice(0, 10);
}

async function balancesOf({ test }: Month): Promise<Sums> {
  const sums = new Map<string, number>();
  const add = (account: string, paise: number | undefined) =>
    sums.set(account, (sums.get(account) ?? 0) + (paise ?? 0));
  const stored = test.database('commission').collection<StoredBalance>('balances').find();
  for await (const { _id: id, deposit, refund, company = {}, ...ledgers } of stored) {
    for (const [account, paise] of Object.entries(company)) add(`company:${account}`, paise);
    add(`member:${id}:deposit`, deposit);
    add(`member:${id}:refund`, refund);
    for (const ledger of ['commission', 'earnings'] as const)
      for (const [state, paise] of Object.entries(ledgers[ledger] ?? {})) add(`member:${id}:${ledger}:${state}`, paise);
  }
  return sums;
}

const spanOf = (month: Month) => ({ from: month.dayBefore(1), to: month.dayBefore(0) });

async function journalOf(month: Month): Promise<Sums> {
  const rows = await csv(month, businessJournalCsv, spanOf(month));
  const sums = new Map<string, number>();
  let total = 0;
  for (const [, account = '', debit, credit] of rows.slice(0, -1)) {
    const paise = toPaise(Number(credit)) - toPaise(Number(debit));
    sums.set(account, (sums.get(account) ?? 0) + paise);
    total += paise;
  }
  const [last, , debits, credits] = rows.at(-1)!;
  expect([total, last, debits]).toEqual([0, 'Total', credits]);
  return sums;
}

type CsvCall = typeof businessJournalCsv | typeof taxDocumentsCsv;
async function csv(month: Month, call: CsvCall, query: Record<string, string>): Promise<string[][]> {
  const { status, text } = await send(month.test.url, call, { ...month.asHead, query } as never);
  expect(status).toBe(200);
  const [, ...lines] = text.trim().split(/\r?\n/);
  return lines.map((line) => line.split(','));
}

async function expectRegister(month: Month, journal: Sums): Promise<void> {
  const today = month.dayBefore(0);
  const period = {
    year: Number(taxYearOf(new Date()).slice(0, 4)),
    quarter: Math.floor(((Number(today.slice(5, 7)) + 8) % 12) / 3) + 1,
  };
  const rows = [];
  for (let page = 0, pages = 1; page < pages; page += 1) {
    const query = { ...period, page };
    const answer = await month.answer(taxRegister, { ...month.asHead, query });
    expect([answer.total.tax, answer.owed]).toEqual(Array(2).fill(toRupees(month.paidOut.taxPaise)));
    rows.push(...answer.rows);
    pages = answer.pages;
  }
  expect(new Set(rows.map(({ payoutId }) => payoutId)).size).toBe(rows.length);
  expect(rows.reduce((sum, { tax }) => sum + toPaise(tax), 0)).toBe(month.paidOut.taxPaise);
  expect(journal.get('company:tds-payable') ?? 0).toBe(month.paidOut.taxPaise);
}

async function expectDocuments(month: Month): Promise<void> {
  const { sales, orders, paidOut } = month;
  const reversed = [...sales.values()].filter(({ isReversed }) => isReversed).length;
  const counts: Readonly<Record<TaxDocumentKind, number>> = {
    invoice: sales.size,
    'credit-note': reversed,
    'payout-advice': paidOut.settled,
    'deposit-receipt': orders.approved,
    'deposit-refund': paidOut.deposits,
  };
  const taxYear = taxYearOf(new Date());
  for (const [kind, count] of Object.entries(counts)) {
    const rows = await poll(
      async () => {
        const all = await csv(month, taxDocumentsCsv, { taxYear, kind });
        const found = all.filter(([number]) => number !== 'Total');
        expect(found).toHaveLength(count);
        return found;
      },
      { timeout: 120_000, interval: 500 },
    );
    expect(rows.map(([number]) => Number(number!.split('/')[2]))).toEqual(rows.map((_, at) => at + 1));
    expect(new Set(rows.map((row) => row.at(-1))).size).toBe(count);
    if (kind === 'invoice') expect(new Set(rows.map((row) => row.at(-1)))).toEqual(new Set(sales.keys()));
  }
}

async function expectTotals(month: Month): Promise<void> {
  const { books, sales, paidOut } = month;
  const sum = (paise: readonly number[]) => toRupees(paise.reduce((total, one) => total + one, 0));
  const inState = (ending: RegExp) =>
    sum([...books.accounts].filter(([account]) => ending.test(account)).map(([, paise]) => paise));
  const overview = await poll(
    async () => {
      const found = await month.answer(businessOverview, month.asHead);
      return found.uncounted === 0 && found;
    },
    { timeout: 60_000 },
  );
  expect(overview.owed).toEqual({
    payable: inState(/:available$/),
    requested: inState(/:reserved$/),
    deposits: inState(/:deposit$/),
    refunds: inState(/:refund$/),
    tax: toRupees(paidOut.taxPaise),
  });
  const query = { ...spanOf(month), by: 'day' as const };
  const { total } = await month.answer(businessReport, { ...month.asHead, query });
  expect(total).toMatchObject({
    received: sum([...sales.values()].map(({ amount }) => amount)),
    givenBack: sum([...sales.values()].map(({ amount, isReversed }) => (isReversed ? amount : 0))),
    paid: inState(/:paid$/),
    taxDeducted: toRupees(paidOut.taxPaise),
  });
}

/** Receipts of the bank equal the sales, and outgoing money equals the payments, each payout once. */
async function expectBank({ test, receivedPaise, sales, paidOut }: Month): Promise<void> {
  const [served] = await test
    .database('network')
    .collection('expected_payments')
    .aggregate<{ paise: number }>([
      { $match: { kind: 'plan', status: 'approved', lineId: { $exists: true } } },
      { $lookup: { from: 'bank_lines', localField: 'lineId', foreignField: '_id', as: 'line' } },
      { $unwind: '$line' },
      { $group: { _id: null, paise: { $sum: '$line.amountPaise' } } },
    ])
    .toArray();
  const sold = [...sales.values()].reduce((sum, { amount }) => sum + amount, 0);
  expect(served?.paise).toBe(receivedPaise.byLine);
  expect(receivedPaise.byLine + receivedPaise.lessThanDue + receivedPaise.withoutLine).toBe(sold);
  const commission = test.database('commission');
  const paid = await commission.collection('transfers').find({ channel: 'bank-file', state: 'paid' }).toArray();
  const payables = new Set(paid.map(({ payableId }) => String(payableId)));
  const net = paid.reduce((sum, { netPaise }) => sum + Number(netPaise), 0);
  expect([paid.length, payables.size, net]).toEqual([paidOut.byBank, paidOut.byBank, paidOut.netByBankPaise]);
  const decided = await commission.collection('postings').find({ kind: 'payout-approved' }).toArray();
  expect(new Set(decided.map((one) => String(one['reference'].payoutId))).size).toBe(paidOut.payouts);
  expect(decided).toHaveLength(paidOut.payouts);
}
