import type { Session } from '@deepam/api-client';
import { account } from '@deepam/contracts';
import type { Product } from '@deepam/testing';
import { Pool } from 'undici';
import { Device } from '../logins/device.js';
import { atOnce } from '../running/at-once.js';
import { buyersBelow, chainOf, type Reader } from '../running/people.js';
import { photograph, scan, type SentFile } from '../uploads/files.js';
import { formOf, sendForm } from '../uploads/send-form.js';

export interface CallKind {
  readonly name: string;
  readonly calls: number;
  prepare?(): Promise<void>;
  run(): Promise<void>;
  readonly hasEvents?: true;
}

const uplines = 10;

/**
 * @param people the readers and logins
 * @param bare the address of the server with only Fastify and the driver
 */
export async function callKinds(product: Product, people: readonly Reader[], bare: string): Promise<CallKind[]> {
  const uploader = await product.member(product.head);
  const upload = (name: string, file: SentFile): CallKind => {
    const form = formOf(file);
    return { name, calls: 12, run: () => atOnce(4, 12, () => sendForm(product.url, uploader.token, form)) };
  };
  const picture = await photograph();
  return [
    reading('GET of an account', ({ token }) => ({ origin: product.url, path: `/api${account.path}`, token }), people),
    reading('the same by Fastify and driver', ({ memberId }) => ({ origin: bare, path: `/${memberId}` }), people),
    loggingIn(product, people),
    upload('PDF of 5 MB', scan()),
    upload(`photo of ${(picture.bytes.length / 1e6).toFixed(1)} MB`, picture),
    await selling(product),
  ];
}

interface Read {
  readonly origin: string;
  readonly path: string;
  readonly token?: string;
}

function reading(name: string, readOf: (reader: Reader) => Read, people: readonly Reader[]): CallKind {
  const clients = 8;
  const calls = 2_000;
  const reads = people.map(readOf);
  return {
    name,
    calls,
    async run() {
      const pool = new Pool(reads[0]!.origin, { connections: clients });
      await atOnce(clients, calls, async (number) => {
        const { path, token } = reads[number % reads.length]!;
        const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
        const { statusCode, body } = await pool.request({ path, method: 'GET', headers });
        await body.dump();
        if (statusCode !== 200) throw new Error(`${path} was answered with ${statusCode}.`);
      });
      await pool.close();
    },
  };
}

function loggingIn({ url }: Product, people: readonly Reader[]): CallKind {
  const calls = 60;
  const devices = people.slice(0, calls).map(({ mobile }) => new Device(url, mobile));
  return { name: 'login', calls, run: () => atOnce(4, calls, (number) => devices[number]!.logIn()) };
}

/** Sales run one after the other, each with ten uplines; their consequences are part of the cost. */
async function selling(product: Product): Promise<CallKind> {
  const { api, head } = product;
  const calls = 16;
  const sponsor = (await chainOf(product, uplines)).at(-1)!;
  let buyers: readonly Session[] = [];
  return {
    name: 'sale with ten uplines',
    calls,
    hasEvents: true,
    async prepare() {
      buyers = await buyersBelow(product, sponsor, calls);
    },
    async run() {
      for (const { memberId } of buyers) await api.approvePlan(head, memberId, 'Gold');
    },
  };
}
