import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addEarnings, dashboard, latestUnread, listPlans } from '@deepam/contracts';
import { infrastructureEnvironment } from '@deepam/local-servers';
import { poll, startProduct, type Product } from '@deepam/testing';
import type { Goal } from './goal.js';
import { compared, type Comparison } from './rounds.js';

const members = 8;
const callsOfMember = 20;
/** A process compiles its code in its own way, which costs it a few percent more or less for as long as it lives: many live. */
const starts = Number(process.env['TRACING_STARTS'] ?? 10);
/** Rounds in which code is still being compiled, last of all what only every tenth call runs. */
const warmUps = 5;
const roundCount = 8;
/** How long a tick of the processor's clock is in /proc, in seconds. */
const tick = 0.01;
const calls = roundCount * members * callsOfMember * 3.25;
const limits = { RATE_LIMIT_PER_MINUTE: '100000000', SIGN_IN_LIMIT_PER_MINUTE: '100000000' };

interface Taken {
  readonly all: number;
  /** Its calls are short: the share of traces is largest there. */
  readonly gateway: number;
}

/** What the processes of a product have taken of the processors so far, in seconds. */
async function processorSeconds({ system }: Product): Promise<Taken> {
  const taken = { all: 0, gateway: 0 };
  for (const { name, pid } of system.services) {
    const text = await readFile(`/proc/${pid}/stat`, 'utf8');
    const [user, inSystem] = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13);
    const seconds = (Number(user) + Number(inSystem)) * tick;
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

/** Products side by side on the same servers: two without traces, which show how sure the figure is, and two with a tenth of them. */
export async function measureTracing(): Promise<Goal[]> {
  const collector = createServer((request, response) => void request.resume().on('end', () => response.end('{}')));
  await new Promise<void>((listens) => collector.listen(0, '127.0.0.1', listens));
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: '0.1' };
  const took: Taken[][] = [];
  try {
    for (let start = 0; start < starts; start += 1) took.push(await measureOnce([{}, traced, {}, traced], start));
  } finally {
    collector.close();
  }
  return (['all', 'gateway'] as const).flatMap((part) => {
    const of = (...contenders: number[]) =>
      took.map((each) => contenders.reduce((sum, contender) => sum + each[contender]![part], 0));
    const processes = part === 'all' ? 'all processes' : 'the gateway';
    const what = `processor seconds of ${processes} for ${calls} calls, ${starts} starts, traces`;
    return [
      { what: `${what} off again`, goal: 'to compare', seen: shown(compared(of(2), of(0))) },
      {
        what: `${what} 10 %`,
        goal: part === 'all' ? '<= 3 % more than off' : 'to compare',
        seen: shown(compared(of(1, 3), of(0, 2))),
      },
    ];
  });
}

/** @returns what each of the products takes in all rounds */
async function measureOnce(contenders: readonly Record<string, string>[], first: number): Promise<Taken[]> {
  const running: { product: Product; work: () => Promise<void> }[] = [];
  try {
    for (const settings of contenders) {
      const servers = running[0] && infrastructureEnvironment(running[0].product.system.infrastructure);
      const product = await startProduct({
        ...(!servers && { servers: 'own' }),
        settings: { ...servers, ...limits, ...settings },
      });
      running.push({ product, work: await prepared(product) });
    }
    let before: Taken[] = [];
    for (let round = -warmUps; round < roundCount; round += 1) {
      if (round === 0) before = await taken(running);
      // At the same moments, so that whatever else the machine does costs each of them alike; each is the first in its turn.
      const turn = (round + warmUps + first) % running.length;
      await Promise.all([...running.slice(turn), ...running.slice(0, turn)].map(({ work }) => work()));
    }
    const after = await taken(running);
    return after.map(({ all, gateway }, at) => ({
      all: all - before[at]!.all,
      gateway: gateway - before[at]!.gateway,
    }));
  } finally {
    for (const { product } of running.toReversed()) await product.close();
  }
}

const taken = (running: readonly { readonly product: Product }[]): Promise<Taken[]> =>
  Promise.all(running.map(({ product }) => processorSeconds(product)));

const percent = (part: number): string => `${(part * 100).toFixed(1)} %`;

const shown = ({ of, to, ratio, error }: Comparison): string =>
  `${of.toFixed(2)} s, off ${to.toFixed(2)} s: ${percent(ratio - 1)} more, give or take ${percent(2 * error)}`;
