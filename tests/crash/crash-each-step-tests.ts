import { type ServiceName, auditRecorded } from '@deepam/contracts';
import { isThorough, poll } from '@deepam/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { CrashSystem } from './crash-system.js';
import { DeadLetters } from './dead-letters.js';
import { expectedTraces, tracesOf } from './happened-once.js';
import { killPoints, shareOfFlows, type KillPoint } from './kill-points.js';
import { Killer } from './killer.js';
import { live, type Life } from './life.js';
import { transferMoney } from './transfers.js';
import { crashShare } from '../world/thoroughness.js';
import { sealEvent } from '@deepam/messaging';
import { newId } from '@deepam/platform';

const atOnce = isThorough ? 6 : 2;
/**
 * Milliseconds for the steps of this run; the report lists the remaining steps, except that each chosen flow has at
 * least one.
 */
const killingMs = isThorough ? 1_500_000 : 8_000;
/** Three lives were once too few next to other specs. */
const mostLives = 8;
const chosen = isThorough ? killPoints : shareOfFlows(crashShare);
const flowsOf = (points: readonly KillPoint[]) => new Set(points.map(({ flow }) => flow));

/** The findings of an audit without contradicted transfers, of which each life leaves some. */
const findingsOf = (report: string) =>
  report.split('\n').filter((line) => line.startsWith('  - ') && !line.includes('is contradicted by'));

export function crashEachStepTests(system: () => CrashSystem): void {
  let test: CrashSystem;
  let killer: Killer;
  let deadLetters: DeadLetters;
  let traces: ReadonlyMap<ServiceName, ReadonlySet<string>>;
  const lives: Life[] = [];
  /** Findings of the audit that earlier tests of this product left, such as answers of a bank that contradict each other. */
  let earlierFindings: readonly string[];

  beforeAll(async () => {
    test = system();
    earlierFindings = findingsOf(await test.audit());
    await test.failInEachLife();
    killer = new Killer(test.crashFolder, test.readyUrls);
    deadLetters = new DeadLetters(test);
    // The call of identity and its event race to place a member; the event wins on a busy machine.
    do {
      traces = await killer.trace(async () => {
        lives.push(await liveOnce());
        await everythingSettled();
      });
    } while (notMet().length > 0 && lives.length < mostLives);
  }, 240_000);
  afterAll(async () => {
    await killer?.stop();
  });

  const notMet = () => killPoints.filter(({ service, step }) => !traces.get(service)?.has(step));
  const liveOnce = async () => {
    const life = await live(test.client, test.uplines[0], test.head, (orderId) => deadLetters.replayApproval(orderId));
    await transferMoney(test.client, life, test.head);
    await leaveByCommand(test);
    return life;
  };

  async function everythingSettled(): Promise<void> {
    for (const service of [...test.readyUrls.keys()].filter((name) => name !== 'gateway')) {
      const outbox = test.database(service).collection('outbox');
      await poll(async () => (await outbox.countDocuments({ publishedAt: { $exists: false } })) === 0, {
        timeout: 60_000,
      });
    }
    for (const life of lives) {
      await poll(
        async () => {
          const found = await tracesOf(test, life);
          expect(found).toEqual(expectedTraces(test, life, found.saleId));
          return true;
        },
        { timeout: 60_000, interval: 200 },
      );
    }
  }

  // The contracts define the count, not the trace: a vanished step is missing, and a new one is harmless.
  it('the flows contain every step in the lives of a few members, also moves to a retry queue and to the dead letters', () => {
    expect(notMet()).toEqual([]);
    expect(killPoints.length).toBeGreaterThanOrEqual(107);
  });

  it('every life completes everything once, whichever process dies before whichever step', async () => {
    const startedAt = Date.now();
    let isOver = false;
    const lane = async () => {
      while (!isOver) lives.push(await liveOnce());
    };
    const lanes = Promise.all(Array.from({ length: atOnce }, lane));
    killer.begin(chosen);
    const end = Date.now() + killingMs;
    const isEnough = () => killer.isDone || (Date.now() > end && flowsOf(killer.kills).size === flowsOf(chosen).size);
    await Promise.race([lanes, poll(isEnough, { timeout: killingMs + 240_000, interval: 100 })]);
    isOver = true;
    await killer.stop();
    process.stdout.write(report(Date.now() - startedAt));
    await lanes;
    expect(flowsOf(killer.kills)).toEqual(flowsOf(chosen));
    if (isThorough) expect(killer.left).toEqual([]);
    await everythingSettled();
  }, 2_400_000);

  it('the dead letters contain only copies, which change nothing, and the audit finds 0 paise of difference', async () => {
    await deadLetters.replayCopies();
    expect(await deadLetters.list()).toEqual([]);
    await everythingSettled();
    const report = await test.audit();
    expect(report).toContain('difference: 0 paise');
    expect(findingsOf(report)).toEqual(earlierFindings);
  });

  function report(ms: number): string {
    const { kills, left } = killer;
    const backAfter = kills.flatMap(({ awayMs }) => awayMs ?? []).sort((a, b) => a - b);
    const seconds = (of: number | undefined) => ((of ?? 0) / 1_000).toFixed(1);
    const which = isThorough ? 'all steps' : `share ${crashShare} of the steps (again with CRASH_SHARE=${crashShare})`;
    return [
      `Killed ${kills.length} of ${killPoints.length} times, at ${which}, within ${lives.length} members' lives in ${seconds(ms)} s:`,
      ...kills.map(({ flow, service, step }) => `  ${flow}: ${service} before "${step}"`).sort(),
      ...left.map(({ service, step }) => `  not reached in time: ${service} before "${step}"`),
      `The service answered again after ${seconds(backAfter[backAfter.length >> 1])} s (median), ${seconds(backAfter.at(-1))} s (longest).\n`,
    ].join('\n');
  }
}

/** An operator's command leaves a row without a relay, so a relay has to find and claim it. */
export async function leaveByCommand({ database }: CrashSystem): Promise<void> {
  const now = new Date();
  const id = newId();
  const entry = {
    kind: 'password-changed' as const,
    at: now.toISOString(),
    actor: {
      kind: 'operator' as const,
      id: null,
    },
    sessionId: null,
    address: null,
    memberId: null,
    subject: null,
    before: null,
    after: null,
  };
  const envelope = sealEvent(auditRecorded, entry, { id, occurredAt: now, correlationId: id, causationId: null });
  const row = { _id: id, routingKey: auditRecorded.routingKey, envelope, createdAt: now, availableAt: now };
  await database('identity')
    .collection<typeof row>('outbox')
    .insertOne(row, { writeConcern: { w: 'majority' } });
}
