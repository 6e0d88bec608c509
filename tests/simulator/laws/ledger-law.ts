import { firstSchedule } from '@deepam/contracts';
import { dueOf, priceOf } from '../../../services/commission/src/audit/arithmetic.js';
import {
  balanceStates,
  companyAccounts,
  ledgers,
  liabilities,
} from '../../../services/commission/src/ledger/domain/account.js';
import type { BalanceDocument } from '../../../services/commission/src/ledger/persistence/balance.schema.js';
import type { PostingDocument } from '../../../services/commission/src/ledger/persistence/posting.schema.js';
import type { PayoutDocument } from '../../../services/commission/src/payouts/persistence/payout.schema.js';
import type { MemoryServer } from '../memory/memory-server.js';
import { saleModel, type ApprovedSale } from '../service/network.js';

const documentsOf = <T>(server: MemoryServer, model: string): T[] =>
  server.collection(model).find({}) as unknown as T[];

const amountOf = ({ lines }: PostingDocument): number => Math.max(...lines.map(({ amountPaise }) => amountPaise));

/**
 * Each sale is credited once to each upline that is due a share, by the audit's own arithmetic; the books add up to 0
 * paise.
 */
export function* ledgerFaults(network: MemoryServer, commission: MemoryServer): Generator<string> {
  const sales = documentsOf<ApprovedSale>(network, saleModel);
  const postings = documentsOf<PostingDocument>(commission, 'Posting');
  yield* creditFaults(sales, postings);
  yield* reversalFaults(sales, postings);
  yield* balanceFaults(postings, documentsOf<BalanceDocument>(commission, 'Balance'));
  yield* correctionFaults(postings);
  yield* payoutFaults(documentsOf<PayoutDocument>(commission, 'Payout'), postings);
}

function* creditFaults(sales: readonly ApprovedSale[], postings: readonly PostingDocument[]): Generator<string> {
  const expected = new Map<string, number>();
  for (const sale of sales) {
    const price = priceOf(sale);
    if (price > 0) expected.set(`sale:${sale._id}`, price);
    for (const { memberId, level, amountPaise } of dueOf(sale, firstSchedule)) {
      if (amountPaise > 0) expected.set(`commission:${sale._id}:${memberId}:${level}`, amountPaise);
    }
  }
  for (const posting of postings) {
    const { key, kind } = posting;
    if (kind !== 'sale' && kind !== 'commission') continue;
    const posted = amountOf(posting);
    if (expected.get(key) !== posted)
      yield `${key} is posted with ${posted} paise instead of ${expected.get(key) ?? 0}`;
    expected.delete(key);
  }
  for (const [key, amountPaise] of expected) yield `${key} of ${amountPaise} paise is not posted`;
}

/** A reversed sale leaves nothing on any account, and only sales are reversed like this. */
function* reversalFaults(sales: readonly ApprovedSale[], postings: readonly PostingDocument[]): Generator<string> {
  const taken = new Map<string, number>();
  const ids = new Map(postings.map(({ key, _id }) => [key, _id]));
  for (const entry of postings) {
    const isReversal = entry.kind === 'plan-refund-owed' || entry.kind === 'sale-reversed';
    const of = entry.correctsId ?? (isReversal ? `reversal of ${entry.reference.saleId}` : null);
    if (of !== null) taken.set(of, (taken.get(of) ?? 0) + amountOf(entry));
  }
  for (const sale of sales) {
    const price = priceOf(sale);
    const given = taken.get(`reversal of ${sale._id}`) ?? 0;
    const due = sale.reversedBy === undefined ? 0 : price;
    if (given !== due) yield `${sale._id} gave ${given} paise back instead of ${due}`;
    if (sale.reversedBy === undefined) continue;
    for (const { memberId, level, amountPaise } of dueOf(sale, firstSchedule)) {
      const key = `commission:${sale._id}:${memberId}:${level}`;
      const left = amountPaise - (taken.get(ids.get(key) ?? '') ?? 0);
      if (left !== 0) yield `${left} paise are left of ${key}`;
    }
  }
}

function* balanceFaults(postings: readonly PostingDocument[], balances: readonly BalanceDocument[]): Generator<string> {
  const mayOwe = new Map<string, number>();
  const sums = new Map<string, number>();
  const add = (account: string, amountPaise: number) => sums.set(account, (sums.get(account) ?? 0) + amountPaise);
  for (const { key, lines, reference } of postings) {
    if (lines.reduce((sum, line) => sum + line.amountPaise, 0) !== 0) yield `${key} does not add up`;
    for (const { account, amountPaise } of lines) {
      add(account, amountPaise);
      const isOwed = reference.reversalId !== undefined && account.endsWith(':commission:available');
      if (isOwed) mayOwe.set(account, (mayOwe.get(account) ?? 0) - amountPaise);
    }
  }
  for (const balance of balances) {
    for (const name of companyAccounts) add(`company:${name}`, -(balance.company?.[name] ?? 0));
    for (const name of liabilities) add(`member:${balance._id}:${name}`, -(balance[name] ?? 0));
    for (const ledger of ledgers) {
      for (const state of balanceStates) {
        const kept = balance[ledger]?.[state] ?? 0;
        const owed = mayOwe.get(`member:${balance._id}:${ledger}:${state}`) ?? 0;
        if (kept < -owed) yield `${balance._id} has ${kept} paise of ${ledger} ${state}`;
        add(`member:${balance._id}:${ledger}:${state}`, -kept);
      }
    }
  }
  for (const [account, difference] of sums) {
    if (difference !== 0) yield `${account} differs from its postings by ${difference} paise`;
  }
}

/** Reversals of a credit never exceed it. */
function* correctionFaults(postings: readonly PostingDocument[]): Generator<string> {
  const left = new Map(postings.map((posting) => [posting._id, amountOf(posting)]));
  for (const posting of postings) {
    if (posting.correctsId === null) continue;
    const rest = (left.get(posting.correctsId) ?? 0) - amountOf(posting);
    left.set(posting.correctsId, rest);
    if (rest < 0) yield `${posting.correctsId} was taken back by ${-rest} paise too much`;
  }
}

function* payoutFaults(payouts: readonly PayoutDocument[], postings: readonly PostingDocument[]): Generator<string> {
  const keys = new Set(postings.map(({ key }) => key));
  for (const { _id, status } of payouts) {
    if (!keys.has(`payout:${_id}:requested`)) yield `the payout ${_id} was not reserved`;
    if (keys.has(`payout:${_id}:decided`) !== (status !== 'Requested'))
      yield `the payout ${_id} is ${status}, its postings differ`;
  }
}
