import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { account } from '@deepam/contracts';
import type { Product } from '@deepam/testing';
import type { Goal } from './goal.js';
import { load, type LoadResult, type Target } from './load.js';
import { median } from './numbers.js';
import { ratio } from './rounds.js';

const roundCount = 5;
const seconds = 3;

/** One member's account by its id: through the gateway, from the service itself, and from a bare server. */
export async function measureReads(bench: Product): Promise<Goal[]> {
  const { memberId, token } = await bench.member(bench.head);
  const bare = await startBare([
    bench.system.infrastructure.mongo.url,
    `${bench.prefix}_identity`,
    'accounts',
    memberId,
  ]);
  const path = `/api${account.path}`;
  const targets: Record<'gateway' | 'service' | 'bare', Target> = {
    gateway: { origin: bench.url, path, token },
    service: { origin: bench.origin('identity'), path, token },
    bare: { origin: bare.origin, path: '/' },
  };
  try {
    const many = await inTurn(targets, 32);
    const one = await inTurn(targets, 1);
    const of = (results: LoadResult[], figure: keyof LoadResult) => results.map((result) => result[figure]);
    const added = median(of(one.gateway, 'p50')) - median(of(one.service, 'p50'));
    return [
      {
        what: 'authenticated GET, 32 clients, requests/s beside bare Fastify + driver',
        goal: '>= 0.6 x',
        seen:
          `${ratio(of(many.gateway, 'perSecond'), of(many.bare, 'perSecond')).toFixed(2)} x ` +
          `(${median(of(many.gateway, 'perSecond')).toFixed(0)} beside ${median(of(many.bare, 'perSecond')).toFixed(0)}; ` +
          `the service alone ${median(of(many.service, 'perSecond')).toFixed(0)})`,
      },
      {
        what: 'the same, p99',
        goal: '<= 2 x',
        seen: `${ratio(of(many.gateway, 'p99'), of(many.bare, 'p99')).toFixed(2)} x (${median(of(many.gateway, 'p99')).toFixed(1)} ms)`,
      },
      {
        what: 'what the gateway adds to a service call, one client, p50',
        goal: '<= 0.25 ms',
        seen: `${added.toFixed(2)} ms (${median(of(one.gateway, 'p50')).toFixed(2)} beside ${median(of(one.service, 'p50')).toFixed(2)})`,
      },
    ];
  } finally {
    bare.stop();
  }
}

async function inTurn<K extends string>(targets: Readonly<Record<K, Target>>, clients: number) {
  const names = Object.keys(targets) as K[];
  const results = Object.fromEntries(names.map((name) => [name, [] as LoadResult[]])) as Record<K, LoadResult[]>;
  for (const name of names) await load(targets[name], { clients, seconds: 1 });
  for (let round = 0; round < roundCount; round += 1) {
    for (const name of names) results[name].push(await load(targets[name], { clients, seconds }));
  }
  return results;
}

async function startBare(args: readonly string[]): Promise<{ origin: string; stop(): void }> {
  const program = fileURLToPath(new URL('./bare-server.js', import.meta.url));
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { origin: line.toString().trim(), stop: () => void child.kill('SIGTERM') };
}
