import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addEarnings, dashboard, latestUnread, listPlans } from '@deepam/contracts';
import { infrastructureEnvironment } from '@deepam/local-servers';
import { poll, startProduct, type Product } from '@deepam/testing';
import type { Goal } from './goal.js';
import { median } from './numbers.js';
import { ratio } from './rounds.js';

const members = 8;
const callsOfMember = 60;
const roundCount = 8;
/** How long a tick of the processor's clock is in /proc, in seconds. */
const tick = 0.01;

/** What the processes of a product have taken of the processors so far, in seconds. */
async function processorSeconds({ system }: Product): Promise<number> {
  const ticks = await Promise.all(
    system.services.map(async ({ pid }) => {
      const text = await readFile(`/proc/${pid}/stat`, 'utf8');
      const [user, inSystem] = text
        .slice(text.lastIndexOf(')') + 2)
        .split(' ')
        .slice(11, 13);
      return Number(user) + Number(inSystem);
    }),
  );
  return ticks.reduce((sum, each) => sum + each, 0) * tick;
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
  const contenders = { off: {}, 'off again': {}, '10 %': traced('0.1'), '100 %': traced('1') };
  const running: { name: string; product: Product; work: () => Promise<void>; took: number[] }[] = [];
  try {
    for (const [name, settings] of Object.entries(contenders)) {
      const product = await startProduct({ settings: { ...servers, ...limits, ...settings } });
      running.push({ name, product, work: await prepared(product), took: [] });
    }
    // The first round is of code that is not compiled yet. What it leaves to be sent, the next one sends.
    for (let round = 0; round <= roundCount; round += 1) {
      // At the same moments, so that whatever else the machine does costs each of them alike.
      const before = await Promise.all(running.map(({ product }) => processorSeconds(product)));
      await Promise.all(running.map(({ work }) => work()));
      const after = await Promise.all(running.map(({ product }) => processorSeconds(product)));
      if (round > 0) running.forEach(({ took }, at) => took.push(after[at]! - before[at]!));
    }
  } finally {
    for (const { product } of running) await product.close();
    collector.close();
  }
  const off = running[0]!.took;
  return running.slice(1).map(({ name, took }) => ({
    what: `processor seconds of all processes for ${members * callsOfMember * 3.25} calls, traces ${name}`,
    goal: name === '10 %' ? '<= 3 % more than off' : 'to compare',
    seen: `${median(took).toFixed(2)} s, off ${median(off).toFixed(2)} s: ${((ratio(took, off) - 1) * 100).toFixed(1)} % more`,
  }));
}
