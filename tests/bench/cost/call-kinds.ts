import { send, type Session } from '@deepam/api-client';
import { account, login } from '@deepam/contracts';
import { password, type Product } from '@deepam/testing';
import { Pool } from 'undici';
import { atOnce } from '../running/at-once.js';
import { buyersBelow, chainOf, type Newcomer } from '../running/people.js';
import { photograph, scan, type SentFile } from '../uploads/files.js';
import { sendFile } from '../uploads/send-file.js';

/** A kind of call, and how it is made so often that the processor's clock can tell what it takes. */
export interface CallKind {
  readonly name: string;
  /** In each run. */
  readonly calls: number;
  /** Before each run, and no part of it. */
  prepare?(): Promise<void>;
  run(): Promise<void>;
  /** Other services work on after the answer. */
  readonly hasEvents?: true;
}

const uplines = 10;

/** @param people who read and log in */
export async function callKinds(product: Product, people: readonly Newcomer[]): Promise<CallKind[]> {
  const uploader = await product.member(product.head);
  const upload = (name: string, file: SentFile): CallKind => ({
    name,
    calls: 12,
    run: () => atOnce(4, 12, () => sendFile(product.url, uploader.token, file)),
  });
  const picture = await photograph();
  return [
    reading(product, people),
    loggingIn(product, people),
    upload('PDF of 5 MB', scan()),
    upload(`photo of ${(picture.bytes.length / 1e6).toFixed(1)} MB`, picture),
    await selling(product),
  ];
}

function reading({ url }: Product, people: readonly Newcomer[]): CallKind {
  const clients = 8;
  const calls = 2_000;
  const path = `/api${account.path}`;
  return {
    name: 'GET of an account',
    calls,
    async run() {
      const pool = new Pool(url, { connections: clients });
      await atOnce(clients, calls, async (number) => {
        const headers = { authorization: `Bearer ${people[number % people.length]!.token}` };
        const { statusCode, body } = await pool.request({ path, method: 'GET', headers });
        await body.dump();
        if (statusCode !== 200) throw new Error(`The account was answered with ${statusCode}.`);
      });
      await pool.close();
    },
  };
}

/** As browsers do: each shows the key that its first login was given. */
function loggingIn({ url }: Product, people: readonly Newcomer[]): CallKind {
  const calls = 60;
  const keys = new Map<string, string>();
  return {
    name: 'login',
    calls,
    run: () =>
      atOnce(4, calls, async (number) => {
        const { mobile } = people[number % people.length]!;
        const cookie = keys.get(mobile);
        const { headers, error } = await send(url, login, {
          body: { mobile, password },
          ...(cookie === undefined ? {} : { headers: { cookie } }),
        });
        if (error) throw new Error(`A login was refused: ${error.error}`);
        if (cookie === undefined) keys.set(mobile, String(headers['set-cookie']).split(';')[0]!);
      }),
  };
}

/** One after the other, each with ten uplines; all that follows from it is a part of its cost. */
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
