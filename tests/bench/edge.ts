import { connect, type Socket } from 'node:net';
import { account, login, notificationStream } from '@deepam/contracts';
import { Agent, request } from 'undici';
import type { Product } from '@deepam/testing';
import type { Goal } from './goal.js';
import { load, type LoadResult } from './load.js';
import { median } from './numbers.js';

const members = 100;
const streams = 500;
const slowBodies = 500;
/** Milliseconds between two bytes of a slow body. */
const dripMs = 1_000;
const roundCount = 5;
const measured = { clients: 8, seconds: 3 };

/** An ordinary call while 500 event streams are open and 500 bodies trickle in, and without them, in turn. */
export async function measureEdge(bench: Product): Promise<Goal[]> {
  const tokens: string[] = [];
  while (tokens.length < members) tokens.push((await bench.member(bench.head)).token);
  const target = { origin: bench.url, path: `/api${account.path}`, token: tokens[0]! };
  const quiet: LoadResult[] = [];
  const crowded: LoadResult[] = [];
  await load(target, { ...measured, seconds: 1 });
  for (let round = 0; round < roundCount; round += 1) {
    quiet.push(await load(target, measured));
    const leave = await crowd(bench.url, tokens);
    try {
      crowded.push(await load(target, measured));
    } finally {
      await leave();
    }
  }
  const of = (results: readonly LoadResult[], figure: keyof LoadResult) => median(results.map((one) => one[figure]));
  return [
    {
      what: `authenticated GET, ${measured.clients} clients, p99 beside ${streams} open streams and ${slowBodies} slow bodies`,
      goal: '<= 2 x quiet',
      seen:
        `${(of(crowded, 'p99') / of(quiet, 'p99')).toFixed(2)} x (p99 ${of(crowded, 'p99').toFixed(1)} beside ` +
        `${of(quiet, 'p99').toFixed(1)} ms, p50 ${of(crowded, 'p50').toFixed(1)} beside ${of(quiet, 'p50').toFixed(1)} ms)`,
    },
  ];
}

/** @returns what sends it away */
async function crowd(url: string, tokens: readonly string[]): Promise<() => Promise<void>> {
  const lines = new Agent({ bodyTimeout: 0 });
  const opened = Array.from({ length: streams }, async (_, count) => {
    const { statusCode, body } = await request(`${url}/api${notificationStream.path}`, {
      dispatcher: lines,
      headers: {
        authorization: `Bearer ${tokens[count % tokens.length]}`,
        // Of two addresses: one may not have so many.
        'x-forwarded-for': `203.0.113.${count % 2}`,
      },
    });
    body.on('error', () => undefined).resume();
    if (statusCode !== 200) throw new Error(`A stream was answered with ${statusCode}.`);
  });
  await Promise.all(opened);
  const drips = Array.from({ length: slowBodies }, () => new SlowBody(url));
  return async () => {
    for (const drip of drips) drip.end();
    await lines.destroy();
  };
}

/** A login that is never sent to its end; begun anew whenever it is refused. */
class SlowBody {
  private socket: Socket | undefined;
  private readonly timer: NodeJS.Timeout;
  private isOver = false;

  constructor(private readonly url: string) {
    this.begin();
    this.timer = setInterval(() => this.socket?.write(' '), dripMs);
  }

  end(): void {
    this.isOver = true;
    clearInterval(this.timer);
    this.socket?.destroy();
  }

  private begin(): void {
    const { hostname, port } = new URL(this.url);
    const type = 'content-type: application/json\r\ncontent-length: 1000';
    this.socket = connect({ host: hostname, port: Number(port) })
      .on('error', () => undefined)
      .once('close', () => {
        if (!this.isOver) this.begin();
      });
    this.socket.resume();
    this.socket.write(`POST /api${login.path} HTTP/1.1\r\nhost: x\r\n${type}\r\n\r\n{`);
  }
}
