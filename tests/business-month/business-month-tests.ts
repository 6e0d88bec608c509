import { isThorough, type Product } from '@deepam/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DeadLetters } from '../crash/dead-letters.js';
import { Killer } from '../crash/killer.js';
import { crashShare } from '../world/thoroughness.js';
import { settledEvents } from '../world/settled-events.js';
import { expectAgreement, untilAgreed } from './agree.js';
import { makeFiles, takeAnswers, type BankFile } from './bank-files.js';
import { addOtherMoney, askForPlans, join, type Ask } from './ask-for-plans.js';
import { decideCotton, orderCotton } from './cotton.js';
import { decidePlans } from './decide.js';
import { Month, type MonthSize } from './month.js';
import { monthKillPoints } from './month-kill-points.js';
import { askForMoney, decideSome, refundSome } from './payables.js';
import { takeBack } from './reversals.js';
import { known, matchRest, takeStatements } from './take-statements.js';

const points = monthKillPoints.filter((_, place) => isThorough || place % 20 === crashShare);
const listening = ['identity', 'network', 'cotton-order', 'commission', 'notification'] as const;

/** Earnings requests use only earnings; commission requests use commission first. */
export function businessMonthTests(
  system: () => Product,
  crashFolder: () => string,
  size: MonthSize,
  seed: number,
): void {
  let month: Month;
  let killer: Killer;

  beforeAll(async () => {
    const test = system();
    month = new Month(test, size, seed);
    const readyUrls = new Map(test.system.services.map(({ name }) => [name, `${test.origin(name)}/api/health/ready`]));
    killer = new Killer(crashFolder(), readyUrls);
    await month.begin();
    killer.begin(points);
  });
  afterAll(async () => {
    await killer?.stop();
    await month?.setTax(false);
  });

  async function sell(share: number, day: string): Promise<void> {
    const count = (whole: number) => Math.max(1, Math.round(whole * share));
    const holders = month.members.filter(({ plan }) => plan !== null);
    const { phases } = month;
    const newcomers = await phases.time('join', () => join(month, count(size.members), count(size.requests)));
    const chosen = holders.length === 0 ? 'Gold' : undefined;
    const asks: Ask[] = await phases.time('ask for plans', () => askForPlans(month, newcomers, day, chosen));
    const buyers = holders.filter(() => month.random.chance(0.3)).slice(0, count(size.requests / 4));
    const orders = await phases.time('order cotton', () => orderCotton(month, buyers, day));
    addOtherMoney(month, asks.length + orders.length, day);
    const all = await phases.time('be expected', () => known(month, [...asks, ...orders]));
    await phases.time('statements', () => takeStatements(month));
    const paid = await phases.time('match by hand', () => matchRest(month, all));
    const ofKind = (isCotton: boolean) => all.filter(({ plan }) => (plan === null) === isCotton);
    await phases.time('decide plans', () => decidePlans(month, ofKind(false), paid));
    await phases.time('decide cotton', () => decideCotton(month, ofKind(true), paid));
  }

  it('the month is sold by the statements of five banks, without one false match', async () => {
    for (const [at, share] of [0.05, 0.25, 0.4].entries()) await sell(share, month.dayBefore(2 - Math.min(2, at)));
    await month.phases.time('agree', () => untilAgreed(month));
    const { paid, byRule, proposed, falseMatches } = month.matching;
    expect(falseMatches).toBe(0);
    if (paid > 200) expect((byRule + proposed) / paid).toBeGreaterThanOrEqual(0.95);
  }, 7_200_000);

  it('the month pays all earnings, although some transfers fail and sales are reversed and made in between', async () => {
    const { phases } = month;
    const agreed = () => phases.time('agree', () => untilAgreed(month));
    const requestAllPayouts = () => phases.time('ask for money', () => askForMoney(month));
    const files = () => phases.time('bank files', () => makeFiles(month));
    const answers = (of: readonly BankFile[], last: boolean) =>
      phases.time('answers', () => takeAnswers(month, of, last));
    await requestAllPayouts();
    await phases.time('decide some', () => decideSome(month));
    const open = await answers(await files(), false);
    // No member registers below a buyer whose plan is reversed.
    await phases.time('others register', () => month.besidesDone());
    await phases.time('take back', () => takeBack(month));
    await agreed();
    const submitted = new Set(open.flatMap(({ rows }) => rows.map(({ payable }) => payable)));
    await phases.time('refund some', () => refundSome(month, submitted));
    await answers(open, true);
    await sell(0.3, month.dayBefore(0));
    await agreed();
    await requestAllPayouts();
    await answers(await files(), true);
    await phases.time('others register', () => month.besidesDone());
    await agreed();
  }, 7_200_000);

  it('the month agrees to the paisa in ledger, bank, tax, documents and journal, with no dead letter', async () => {
    await killer.stop();
    process.stdout.write(report());
    await month.phases.time('settle', () => settled());
    await month.phases.time('audit', () => expectAgreement(month));
    process.stdout.write(`  phases: ${String(month.phases)}\n`);
    const { system: running, prefix, database } = month.test;
    const deadLetters = new DeadLetters({ system: running, prefix, database, crashFolder: crashFolder() });
    expect(await deadLetters.list()).toEqual([]);
    if (isThorough) expect(killer.left).toEqual([]);
    else expect(killer.kills.length).toBeGreaterThan(0);
  }, 600_000);

  async function settled(): Promise<void> {
    for (const service of listening) await settledEvents(month.test, service);
  }

  function report(): string {
    const { registered, matching, sales, paidOut, payments } = month;
    const { paid, byRule, proposed, falseMatches } = matching;
    const share = (count: number) => `${((100 * count) / paid).toFixed(1)} %`;
    const reversed = [...sales.values()].filter(({ isReversed }) => isReversed).length;
    return [
      `Business month, seed ${seed} (again with BUSINESS_MONTH_SEED=${seed}): ${registered} members, ${payments.flat().length} lines of five banks;`,
      `  of ${paid} paid requests ${share(byRule)} found by rule, ${share(proposed)} proposed first, ${falseMatches} false matches;`,
      `  ${sales.size} sales, ${reversed} taken back; ${paidOut.payouts} payouts, ${paidOut.failed} transfers failed, ${paidOut.cancelled} bank files cancelled, tax ${paidOut.taxPaise / 100} rupees;`,
      `  killed ${killer.kills.length} times: ${killer.kills.map(({ service, step }) => `${service} before "${step}"`).join(', ')};`,
      ...killer.left.map(({ service, step }) => `  not reached: ${service} before "${step}"`),
      '',
    ].join('\n');
  }
}
