import { live, type History } from './history.js';
import { rightWiring, type Wiring } from './service/faulty-wiring.js';

export interface Campaign {
  readonly firstSeed: number;
  readonly histories: number;
  readonly portCalls: number;
  readonly ms: number;
  /** Only this process counts, because a shared machine runs others. */
  readonly processorMs: number;
  readonly counts: ReadonlyMap<string, number>;
  readonly broken: History | null;
}

export interface Wish {
  readonly firstSeed: number;
  readonly isEnough: (histories: number, ms: number) => boolean;
  readonly wiring?: Wiring;
}

export async function campaign({ firstSeed, isEnough, wiring = rightWiring }: Wish): Promise<Campaign> {
  const [startedAt, processorThen] = [performance.now(), process.cpuUsage()];
  const counts = new Map<string, number>();
  let [histories, portCalls, broken]: [number, number, History | null] = [0, 0, null];
  while (broken === null && !isEnough(histories, performance.now() - startedAt)) {
    const history = await live(firstSeed + histories, wiring);
    histories += 1;
    portCalls += history.portCalls;
    for (const [kind, count] of history.counts) counts.set(kind, (counts.get(kind) ?? 0) + count);
    if (history.broken !== null) broken = history;
    // A history blocks all other work of this process.
    await new Promise((resolve) => setImmediate(resolve));
  }
  const { user, system } = process.cpuUsage(processorThen);
  const [ms, processorMs] = [performance.now() - startedAt, (user + system) / 1_000];
  return { firstSeed, histories, portCalls, ms, processorMs, counts, broken };
}

const aMinute = (count: number, ms: number) => `${((count / ms) * 0.06).toFixed(2)} million`;

export function describeCampaign({ firstSeed, histories, portCalls, ms, processorMs, counts }: Campaign): string {
  const faults = [...counts].toSorted().map(([kind, count]) => `${count} ${kind}`);
  const rates = `${aMinute(portCalls, ms)} a minute, ${aMinute(portCalls, processorMs)} a minute of the processor`;
  return [
    `${histories} histories from seed ${firstSeed}, ${portCalls} port calls in ${(ms / 1_000).toFixed(1)} s: ${rates}`,
    `with ${faults.join(', ')}`,
  ].join('\n');
}

export function describeHistory({ seed, broken, steps, hash, lastLines }: History, lines = 60): string {
  const verdict = broken === null ? 'kept every guarantee' : `is broken at ${broken}`;
  return [
    ...lastLines.slice(Math.max(0, lastLines.length - lines)),
    `Seed ${seed} ${verdict}; ${steps} steps, hash ${hash}.`,
    `npm run simulate -- --seed ${seed} takes the same steps again.`,
  ].join('\n');
}
