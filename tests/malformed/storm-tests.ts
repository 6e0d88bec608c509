import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { changePassword, endOtherSessions, logout, publicEndpoints, type Endpoint } from '@deepam/contracts';
import { beforeAll, expect, it } from '@jest/globals';
import type { Cast } from '../world/cast.js';
import { Documentation } from '../world/documented-codes.js';
import { storm } from './storm.js';
import { malformedSeed } from '../world/thoroughness.js';
import type { Product } from '@deepam/testing';

/** Megabytes by which a process may grow: 30 were seen with 20 requests per route, 135 with 2 000. */
const growthMb = 250;
const atOnce = 2;

const run = promisify(execFile);

export function stormTests(system: () => Product, cast: () => Cast, requestsPerRoute = 20): void {
  let test: Product;
  let documentation: Documentation;
  let pids: (number | null)[];

  beforeAll(async () => {
    test = system();
    documentation = await Documentation.of(test.system.url);
    pids = pidsOf(test);
  });

  const processorSeconds = async (): Promise<number> => {
    const pidList = test.system.services.map(({ pid }) => pid).join(',');
    const { stdout } = await run('ps', ['-o', 'cputimes=', '-p', pidList]);
    const own = process.cpuUsage();
    const services = stdout
      .trim()
      .split(/\s+/)
      .reduce((sum, seconds) => sum + Number(seconds), 0);
    return services + (own.user + own.system) / 1e6;
  };
  const megabytes = async (): Promise<Record<string, number>> =>
    Object.fromEntries(
      await Promise.all(
        test.system.services.map(async ({ name, pid }) => {
          const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)]);
          return [name, Math.round(Number(stdout) / 1024)] as const;
        }),
      ),
    );

  const callerOf = (endpoint: Endpoint) => {
    // Two equal passwords may occur by chance, and end the session of their user; other sessions end by themselves.
    if (endpoint === changePassword) return cast().bystander;
    if (endpoint === logout) return cast().people.planless;
    if (endpoint === endOtherSessions) return cast().people.unapproved;
    return endpoint.access === 'head' ? cast().people.head : cast().people.Gold;
  };

  const stormOn = (endpoint: Endpoint) => {
    const own = Number(test.system.environments.services[endpoint.service].PORT);
    const gateway = Number(new URL(test.system.url).port);
    const caller = callerOf(endpoint);
    return storm({
      endpoint,
      token: endpoint.access === 'public' ? undefined : caller.token,
      requests: requestsPerRoute,
      seed: malformedSeed + publicEndpoints.indexOf(endpoint),
      // Most requests go to the service itself, which must be safe without the gateway, and cost one process less.
      ports: [gateway, gateway, ...Array.from({ length: 10 }, () => own)],
      documented: documentation.codesOf(endpoint),
    });
  };

  it('a storm of malformed calls causes no 5xx, no stack trace and no crash, and memory stays', async () => {
    const before = await megabytes();
    const [startedAt, processorBefore] = [performance.now(), await processorSeconds()];
    const waiting = [...publicEndpoints];
    const failures: string[] = [];
    const totals = new Map<number, number>();
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let endpoint = waiting.shift(); endpoint; endpoint = waiting.shift()) {
          const { name } = endpoint;
          const outcome = await stormOn(endpoint);
          failures.push(...outcome.failures.slice(0, 3).map((error) => `${name} ${error}`));
          for (const [status, count] of outcome.statuses) totals.set(status, (totals.get(status) ?? 0) + count);
        }
      }),
    );
    const seconds = (performance.now() - startedAt) / 1_000;
    const after = await megabytes();
    const processor = (await processorSeconds()) - processorBefore;
    report({ seconds, processor, totals, before, after });
    expect(failures).toEqual([]);
    expect(pidsOf(test)).toEqual(pids);
    for (const [name, size] of Object.entries(after))
      expect([name, size < before[name]! + growthMb]).toEqual([name, true]);
  }, 1_800_000);
}

const pidsOf = ({ system }: Product) => system.services.map(({ pid }) => pid);

interface Figures {
  readonly seconds: number;
  readonly processor: number;
  readonly totals: ReadonlyMap<number, number>;
  readonly before: Record<string, number>;
  readonly after: Record<string, number>;
}

function report({ seconds, processor, totals, before, after }: Figures): void {
  const count = [...totals.values()].reduce((sum, one) => sum + one, 0);
  const statuses = [...totals].toSorted(([a], [b]) => a - b).map(([status, times]) => `${status || 'none'}: ${times}`);
  const memory = Object.keys(after).map((name) => `${name} ${before[name]} to ${after[name]} MB`);
  process.stdout.write(
    `${count} malformed requests in ${seconds.toFixed(0)} s, ${Math.round(count / seconds)} a second, ${processor.toFixed(0)} s of processor. ` +
      `By status: ${statuses.join(', ')}. Memory: ${memory.join(', ')}; MALFORMED_SEED=${malformedSeed}\n`,
  );
}
