import { Backlog } from '../../../libs/messaging/bench/backlog.js';
import { atLeast } from '../figures/goal.js';
import { median, quantileFigure } from '../figures/numbers.js';
import type { Measured } from '../figures/result.js';
import { ratio, rounds } from '../figures/rounds.js';
import { shown } from '../figures/shown.js';
import type { Bench } from '../running/bench.js';

const events = 10_000;

export async function measureBacklog(bench: Bench): Promise<Measured> {
  await bench.servers();
  const backlog = await Backlog.start();
  try {
    await backlog.drain(1_000);
    const contenders = { bare: () => backlog.bareTransactions(events), drained: () => backlog.drain(events) };
    const { bare, drained } = await rounds(contenders, bench.options.rounds, bench.random);
    const took = await backlog.oneByOne(200);
    return {
      goals: [
        {
          what: 'a backlog of 10 000 events, drained beside as many bare transactions',
          unit: 'x',
          bound: atLeast(0.5),
          seen: ratio(drained, bare),
          detail: `${shown(median(drained))} beside ${shown(median(bare))} a second`,
        },
        { what: 'one event, from its transaction to its effect, p50', unit: 'ms', seen: quantileFigure(took, 0.5) },
        { what: 'one event, from its transaction to its effect, p99', unit: 'ms', seen: quantileFigure(took, 0.99) },
      ],
    };
  } finally {
    await backlog.stop();
  }
}
