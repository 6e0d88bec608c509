import { setTimeout } from 'node:timers/promises';
import type { Session } from '@deepam/api-client';
import {
  account,
  balance,
  latestUnread,
  membership,
  memberNetwork,
  notificationStream,
  statement,
} from '@deepam/contracts';
import type { Product } from '@deepam/testing';
import { Agent, Pool, request } from 'undici';
import { Device } from '../logins/device.js';
import { atOnce } from '../running/at-once.js';
import { buyersBelow, chainOf, type Reader } from '../running/people.js';
import type { Form } from '../uploads/send-form.js';
import { sendForm } from '../uploads/send-form.js';
import { untilSettled } from '../running/until-settled.js';

const streams = 500;
const uplines = 10;
/** One member may have only a few uploads open. */
const uploaders = 20;
/** Milliseconds between two calls of a kind: 35 reads, 13 logins and 2 uploads a second, and 12 sales a minute. */
const intervals = { reads: 1_000 / 35, logins: 1_000 / 13, uploads: 500, sales: 5_000 };

const reads = [
  account.path,
  balance.path,
  membership.path,
  latestUnread.path,
  `${memberNetwork.path}?limit=20`,
  `${statement.path}?limit=20`,
];

export interface Day {
  /** Milliseconds that each read has taken. */
  readonly readMs: readonly number[];
  readonly calls: number;
  readonly sales: number;
  /** Sentences about calls that were not answered with success. */
  readonly failures: readonly string[];
}

export interface DayOptions {
  readonly seconds: number;
  readonly readers: readonly Reader[];
  readonly photo: Form;
  /** Called when the people and streams of the day are there, before its first call. */
  readonly onBegin: () => Promise<void>;
}

/** Calls begin at their times, whether or not earlier ones are answered: a slow server gets no fewer of them. */
export async function normalDay(product: Product, { seconds, readers, photo, onBegin }: DayOptions): Promise<Day> {
  const { api, head, url } = product;
  const devices = readers.map(({ mobile }) => new Device(url, mobile));
  const senders = await membersOf(product, uploaders);
  const sponsor = (await chainOf(product, uplines)).at(-1)!;
  const buyers: Session[] = await buyersBelow(product, sponsor, Math.floor((seconds * 1_000) / intervals.sales));
  const closeStreams = await openStreams(url, readers);
  const pool = new Pool(url, { connections: 64 });
  const readMs: number[] = [];
  const failures: string[] = [];
  const read = async (number: number): Promise<void> => {
    const began = performance.now();
    const path = `/api${reads[number % reads.length]!}`;
    const { statusCode, body } = await pool.request({
      path,
      method: 'GET',
      headers: { authorization: `Bearer ${readers[number % readers.length]!.token}` },
    });
    await body.dump();
    if (statusCode !== 200) throw new Error(`${path} was answered with ${statusCode}.`);
    readMs.push(performance.now() - began);
  };
  await untilSettled(product);
  await onBegin();
  const until = performance.now() + seconds * 1_000;
  const atIntervals = async (interval: number, work: (number: number) => Promise<unknown>): Promise<number> => {
    const began = performance.now();
    const open = new Set<Promise<unknown>>();
    let number = 0;
    for (; performance.now() < until; number += 1) {
      const call = work(number)
        .catch((error: Error) => failures.push(error.message))
        .finally(() => open.delete(call));
      open.add(call);
      await setTimeout(Math.max(0, began + (number + 1) * interval - performance.now()));
    }
    await Promise.all(open);
    return number;
  };
  const approve = async (number: number): Promise<void> => {
    const buyer = buyers[number];
    if (buyer !== undefined) await api.approvePlan(head, buyer.memberId, 'Gold');
  };
  const counts = await Promise.all([
    atIntervals(intervals.reads, read),
    atIntervals(intervals.logins, (number) => devices[number % devices.length]!.logIn()),
    atIntervals(intervals.uploads, (number) => sendForm(url, senders[number % uploaders]!.token, photo)),
    atIntervals(intervals.sales, approve),
  ]);
  await closeStreams();
  await pool.close();
  return { readMs, calls: counts.reduce((sum, count) => sum + count, 0), sales: buyers.length, failures };
}

async function membersOf(product: Product, count: number): Promise<Session[]> {
  const members: Session[] = [];
  while (members.length < count) members.push(await product.member(product.head));
  return members;
}

async function openStreams(url: string, readers: readonly Reader[]): Promise<() => Promise<void>> {
  const connections = new Agent({ bodyTimeout: 0 });
  await atOnce(20, streams, async (number) => {
    const { statusCode, body } = await request(`${url}/api${notificationStream.path}`, {
      dispatcher: connections,
      headers: {
        authorization: `Bearer ${readers[number % readers.length]!.token}`,
        // One address may not have so many streams, so there are two.
        'x-forwarded-for': `203.0.113.${number % 2}`,
      },
    });
    body.on('error', () => undefined).resume();
    if (statusCode !== 200) throw new Error(`A stream was answered with ${statusCode}.`);
  });
  return () => connections.destroy();
}
