// npm run simulate -- [--seed N] [--seconds N] [--bug NAME] [--lines N]: prints one history, or runs new ones for some
// time.
import { parseArgs } from 'node:util';
import 'reflect-metadata';
import { campaign, describeCampaign, describeHistory } from './campaign.js';
import { live } from './history.js';
import { bugs } from './planted/bugs.js';
import { newSeed } from './seeds.js';

const options = {
  seed: { type: 'string' },
  seconds: { type: 'string', default: '60' },
  bug: { type: 'string' },
  lines: { type: 'string', default: '60' },
} as const;
const { seed, seconds, bug, lines } = parseArgs({ options }).values;
const wiring = bug === undefined ? undefined : bugs[bug];
if (bug !== undefined && !wiring) throw new Error(`There is no such bug; there are: ${Object.keys(bugs).join(', ')}`);

if (seed === undefined) {
  const isEnough = (_: number, ms: number) => ms >= Number(seconds) * 1_000;
  const done = await campaign({ firstSeed: newSeed(), isEnough, wiring });
  process.stdout.write(`${describeCampaign(done)}\n`);
  if (done.broken) process.stdout.write(`${describeHistory(done.broken, Number(lines))}\n`);
  process.exitCode = done.broken ? 1 : 0;
} else {
  const history = await live(Number(seed), wiring);
  process.stdout.write(`${describeHistory(history, Number(lines))}\n`);
  process.exitCode = history.broken === null ? 0 : 1;
}
