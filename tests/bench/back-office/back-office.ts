import {
  account,
  beginBulkApproval,
  confirmBankLayout,
  getBulkApproval,
  importBankStatement,
  planPrice,
  previewBulkApproval,
  toRupees,
} from '@deepam/contracts';
import { poll, type Product } from '@deepam/testing';
import { launchBrowser } from '../../browser/browser.js';
import { atMost, type Goal } from '../figures/goal.js';
import { quantileFigure, single } from '../figures/numbers.js';
import type { Measured } from '../figures/result.js';
import { shown } from '../figures/shown.js';
import { plantMembers } from '../planted/plant-members.js';
import { atOnce } from '../running/at-once.js';
import type { Bench } from '../running/bench.js';
import { untilSettled } from '../running/until-settled.js';
import { WatchedDesk } from './watched-desk.js';

const million = 1_000_000;
const pages = 60;
/** The first found member differs from one search to the next. */
const searches = ['patil', 'asha shah', 'kavita', 'ravi rao', 'meera desai', 'sunil', 'kavita nair', 'asha pat'];
const searchRounds = 5;
const decisions = 30;
const approvals = 500;
const firstRow = 'main tbody tr';
/** Two members may have one name, but not one mobile number. */
const firstFacts = 'main article dl';
const layout = {
  date: 0,
  narration: 1,
  debit: 2,
  credit: 3,
  reference: null,
  amount: null,
  mark: null,
  balance: null,
  balanceMark: null,
  dateStyle: 'dmy' as const,
};

/** What a clerk at a laptop waits for, in a browser, with a million members. */
export async function measureBackOffice(bench: Bench): Promise<Measured> {
  // Planting a million members takes several times as long with the usual cache.
  const product = await bench.fresh({ LOCAL_MONGO_CACHE_MB: '3072' });
  const browser = await launchBrowser();
  try {
    const members = bench.options.members ?? million;
    bench.note(`planting ${members} members`);
    await plantMembers(product, members);
    await atOnce(4, decisions + 1, () => product.newcomer(product.head));
    await untilSettled(product);
    const { mobile } = await product.api.call(account, { token: product.head.token });
    const desk = await WatchedDesk.arrive(browser, product, mobile);
    bench.note('measuring in a browser');
    const beside = `with ${members} members`;
    const goals = [
      goalOf(`page of the members ${beside}, p95`, 200, await pageTimes(desk)),
      goalOf(`search of the members ${beside}, p95`, 200, await searchTimes(desk)),
      goalOf(`from the key to the next case of the review queue ${beside}, p95`, 100, await decisionTimes(desk)),
    ];
    await desk.leave();
    return { goals: [...goals, await bulkApproval(product, bench)] };
  } finally {
    await browser.close();
    await product.close();
  }
}

const goalOf = (what: string, most: number, times: readonly number[]): Goal => ({
  what,
  unit: 'ms',
  bound: atMost(most),
  seen: quantileFigure(times, 0.95),
  detail: `p50 ${shown(quantileFigure(times, 0.5).value)} ms of ${times.length}`,
});

async function pageTimes(desk: WatchedDesk): Promise<number[]> {
  await desk.page.goto('/network');
  await desk.page.locator(firstRow).first().waitFor();
  const times: number[] = [];
  while (times.length < pages) times.push(await desk.time(firstRow, () => desk.button('Next').click()));
  return times;
}

async function searchTimes(desk: WatchedDesk): Promise<number[]> {
  await desk.page.goto('/network');
  const field = desk.page.getByRole('main').getByRole('searchbox').first();
  const times: number[] = [];
  for (let round = 0; round < searchRounds; round += 1) {
    for (const words of searches) {
      await desk.page.locator(firstRow).first().waitFor();
      times.push(await desk.time(firstRow, () => field.fill(words)));
    }
  }
  return times;
}

async function decisionTimes(desk: WatchedDesk): Promise<number[]> {
  await desk.page.goto('/requests?queue=members');
  const times: number[] = [];
  while (times.length < decisions) {
    await desk.page.locator('button[aria-keyshortcuts=a]:enabled').waitFor();
    await desk.page.keyboard.press('a');
    await desk.page.getByRole('dialog').waitFor();
    times.push(await desk.time(firstFacts, () => desk.page.keyboard.press('Enter')));
  }
  return times;
}

/** The time of as many matched plan requests as one call takes, until all of them are approved. */
async function bulkApproval(product: Product, bench: Bench): Promise<Goal> {
  const { api, head } = product;
  const asHead = { token: head.token };
  bench.note(`preparing ${approvals} plan requests whose money is in the bank`);
  await atOnce(4, approvals, async () => {
    const buyer = await product.member(head);
    await api.requestPlan(buyer, 'Silver');
  });
  const price = toRupees(planPrice('Silver', null));
  const lines: string[] = [];
  const waiting = await product
    .database('network')
    .collection('expected_payments')
    .find({ status: 'open', state: 'missing' })
    .toArray();
  for (const { txnids } of waiting) lines.push(`05/01/2026,UPI/${(txnids as string[])[0]}/PAID,,${price}`);
  const statement = Buffer.from(`Txn Date,Narration,Debit,Credit\n${lines.join('\n')}\n`);
  await api.call(confirmBankLayout, {
    ...asHead,
    body: { headers: ['Txn Date', 'Narration', 'Debit', 'Credit'], layout },
  });
  await api.call(importBankStatement, { ...asHead, body: { account: 'SBI' }, files: { statement } });
  const { rows } = await api.call(previewBulkApproval, asHead);
  const requests = rows.slice(0, approvals).map(({ requestId, line }) => ({ requestId, lineId: line._id }));
  const began = performance.now();
  const { _id: id } = await api.call(beginBulkApproval, { ...asHead, body: { requests } });
  const done = await poll(
    async () => {
      const found = await api.call(getBulkApproval, { ...asHead, params: { id } });
      return found.state !== 'running' && found;
    },
    { timeout: 300_000, interval: 100 },
  );
  return {
    what: `bulk approval of ${requests.length} plan requests`,
    unit: 's',
    bound: atMost(60),
    seen: single((performance.now() - began) / 1_000),
    detail: `${done.approved} approved, ${done.failed} failed`,
  };
}
