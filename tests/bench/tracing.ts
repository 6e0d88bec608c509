import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addEarnings, dashboard, latestUnread, listPlans } from '@deepam/contracts';
import { infrastructureEnvironment } from '@deepam/local-servers';
import { poll, startProduct, type Product } from '@deepam/testing';
import type { Goal } from './goal.js';
import { processorSecondsOf } from './process-cost.js';
import { compared, type Comparison } from './rounds.js';

const members = 8;
const callsOfMember = 20;
/** Rounds in which code is still being compiled, last of all what only every tenth call runs. */
const warmUps = 10;
const roundCount = 24;
const off = ['off', 'off again'];
const calls = members * callsOfMember * 3.25;

interface Taken {
  readonly all: number;
  /** Its calls are short: the share of traces is largest there. */
  readonly gateway: number;
}

/** What the processes of a product have taken of the processors so far, in seconds. */
async function processorSeconds({ system }: Product): Promise<Taken> {
  const taken = { all: 0, gateway: 0 };
  for (const { name, pid } of system.services) {
    const seconds = await processorSecondsOf(pid!);
    taken.all += seconds;
    if (name === 'gateway') taken.gateway += seconds;
  }
  return taken;
}

/** Reads that one service answers, one that the gateway composes, and a change with its events up to the notification. */
async function prepared(product: Product): Promise<() => Promise<void>> {
  const { api, head } = product;
  const people = await Promise.all(Array.from({ length: members }, () => product.member(head, 'Gold')));
  const notified = product.database('notification').collection('notifications');
  return async () => {
    const before = await notified.countDocuments();
    const work = people.map(async ({ token, memberId }) => {
      for (let call = 0; call < callsOfMember; call += 1) {
        await api.call(dashboard, { token });
        await api.call(latestUnread, { token });
        await api.call(listPlans, { token });
        if (call % 4 === 0) await api.call(addEarnings, { token: head.token, body: { earning: 1, userId: memberId } });
      }
    });
    await Promise.all(work);
    await poll(async () => (await notified.countDocuments()) >= before + (members * callsOfMember) / 4, {
      timeout: 60_000,
    });
  };
}

/** Products side by side on the same servers: without traces twice, which shows how sure the figure is, and with them. */
export async function measureTracing(bench: Product): Promise<Goal[]> {
  const collector = createServer((request, response) => void request.resume().on('end', () => response.end('{}')));
  await new Promise<void>((listens) => collector.listen(0, '127.0.0.1', listens));
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const servers = infrastructureEnvironment(bench.system.infrastructure);
  const limits = { RATE_LIMIT_PER_MINUTE: '100000000', SIGN_IN_LIMIT_PER_MINUTE: '100000000' };
  const traced = (share: string) => ({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share });
  const contenders = { off: {}, '10 %': traced('0.1'), 'off again': {}, '100 %': traced('1') };
  const running: { name: string; product: Product; work: () => Promise<void>; took: Taken[] }[] = [];
  try {
    for (const [name, settings] of Object.entries(contenders)) {
      const product = await startProduct({ settings: { ...servers, ...limits, ...settings } });
      running.push({ name, product, work: await prepared(product), took: [] });
    }
    for (let round = -warmUps; round < roundCount; round += 1) {
      // At the same moments, so that whatever else the machine does costs each of them alike; each is the first in its turn.
      const before = await Promise.all(running.map(({ product }) => processorSeconds(product)));
      const turn = (round + warmUps) % running.length;
      await Promise.all([...running.slice(turn), ...running.slice(0, turn)].map(({ work }) => work()));
      const after = await Promise.all(running.map(({ product }) => processorSeconds(product)));
      if (round < 0) continue;
      running.forEach(({ took }, at) =>
        took.push({
          all: after[at]!.all - before[at]!.all,
          gateway: after[at]!.gateway - before[at]!.gateway,
        }),
      );
    }
  } finally {
    for (const { product } of running) await product.close();
    collector.close();
  }
  const of = (name: string, part: keyof Taken) =>
    running.find((each) => each.name === name)!.took.map((taken) => taken[part]);
  return (['all', 'gateway'] as const).flatMap((part) => {
    const [one, other] = off.map((name) => of(name, part));
    const without = one!.map((seconds, round) => (seconds + other![round]!) / 2);
    return ['off again', '10 %', '100 %'].map((name) => ({
      what: `processor seconds of ${part === 'all' ? 'all processes' : 'the gateway'} for ${calls} calls, traces ${name}`,
      goal: name === '10 %' && part === 'all' ? '<= 3 % more than off' : 'to compare',
      seen: shown(compared(of(name, part), name === 'off again' ? one! : without)),
    }));
  });
}

const percent = (part: number): string => `${(part * 100).toFixed(1)} %`;

const shown = ({ of, to, ratio, error }: Comparison): string =>
  `${of.toFixed(2)} s, off ${to.toFixed(2)} s: ${percent(ratio - 1)} more, give or take ${percent(2 * error)}`;
