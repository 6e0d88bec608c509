import { account } from '@deepam/contracts';
import { request } from 'undici';
import { atLeast, atMost, type Goal } from '../figures/goal.js';
import { median } from '../figures/numbers.js';
import type { Measured } from '../figures/result.js';
import { difference, ratio, rounds } from '../figures/rounds.js';
import { shown } from '../figures/shown.js';
import type { Bench } from '../running/bench.js';
import { load, type LoadResult, type Target } from '../running/load.js';
import type { StartedProgram } from '../running/start-program.js';
import { startProxy } from '../running/start-proxy.js';
import { startBare, startBareNest } from './start-bare.js';

const seconds = 3;
type Way = 'gateway' | 'service' | 'nest' | 'proxied' | 'bare';
type Seen = Record<Way, LoadResult[]>;

export async function measureReads(bench: Bench): Promise<Measured> {
  const { product, readers: people } = await bench.large();
  const running: StartedProgram[] = [];
  const started = async (program: Promise<StartedProgram>) => {
    running.push(await program);
    return running.at(-1)!.origin;
  };
  try {
    const bare = await started(startBare(product));
    const nest = await started(startBareNest(product));
    const tokens = people.map(({ token }) => token);
    const path = () => `/api${account.path}`;
    const ofBare = (number: number) => `/${people[number % people.length]!.memberId}`;
    const targets: Record<Way, Target> = {
      gateway: { origin: product.url, path, tokens },
      service: { origin: product.origin('identity'), path, tokens },
      nest: { origin: await started(startProxy(nest)), path: ofBare, tokens: await tokensOf(nest, people) },
      proxied: { origin: await started(startProxy(bare)), path: ofBare },
      bare: { origin: bare, path: ofBare },
    };
    const many = await inTurn(bench, targets, 32);
    const single = await inTurn(bench, targets, 1);
    return { goals: [...besideBare(many), ...whatTheGatewayAdds(single)] };
  } finally {
    for (const program of running) program.stop();
  }
}

const tokensOf = (origin: string, people: readonly { readonly memberId: string }[]): Promise<string[]> =>
  Promise.all(
    people.map(async ({ memberId }) => {
      const { body } = await request(`${origin}/token/${memberId}`);
      return body.text();
    }),
  );

async function inTurn({ options, random }: Bench, targets: Record<Way, Target>, clients: number): Promise<Seen> {
  for (const target of Object.values(targets)) await load(target, { clients, seconds: 1 });
  const { gateway, service, nest, proxied, bare } = targets;
  const contenders = {
    gateway: () => load(gateway, { clients, seconds }),
    service: () => load(service, { clients, seconds }),
    nest: () => load(nest, { clients, seconds }),
    proxied: () => load(proxied, { clients, seconds }),
    bare: () => load(bare, { clients, seconds }),
  };
  return rounds(contenders, options.rounds, random);
}

const figuresOf = (results: readonly LoadResult[], figure: keyof LoadResult) => results.map((result) => result[figure]);
const middle = (results: readonly LoadResult[], figure: keyof LoadResult) => shown(median(figuresOf(results, figure)));

const ratiosOf = (some: readonly LoadResult[], others: readonly LoadResult[]) =>
  some.map(({ p99 }, round) => p99 / others[round]!.p99);

const besideBare = ({ gateway, service, nest, proxied, bare }: Seen): Goal[] => [
  {
    what: 'authenticated GET, 32 clients, requests/s beside bare Fastify + driver',
    unit: 'x',
    bound: atLeast(0.6),
    seen: ratio(figuresOf(gateway, 'perSecond'), figuresOf(bare, 'perSecond')),
    detail:
      `${middle(gateway, 'perSecond')} beside ${middle(bare, 'perSecond')} a second; ` +
      `the service alone ${middle(service, 'perSecond')}`,
  },
  {
    what: 'the same, p99 beside bare Fastify + driver',
    unit: 'x',
    bound: atMost(2),
    seen: ratio(figuresOf(gateway, 'p99'), figuresOf(bare, 'p99')),
    detail: `${middle(gateway, 'p99')} beside ${middle(bare, 'p99')} ms`,
  },
  {
    what: 'the most that the packages let it reach: bare Nest and Mongoose through a bare proxy, beside bare Fastify + driver',
    unit: 'x',
    seen: ratio(figuresOf(nest, 'perSecond'), figuresOf(bare, 'perSecond')),
    detail: `${middle(nest, 'perSecond')} a second, p99 ${shown(median(ratiosOf(nest, bare)))} x`,
  },
  {
    what: 'the most that two processes can reach: the bare server through a bare proxy, beside itself',
    unit: 'x',
    seen: ratio(figuresOf(proxied, 'perSecond'), figuresOf(bare, 'perSecond')),
    detail: `${middle(proxied, 'perSecond')} a second`,
  },
];

const whatTheGatewayAdds = ({ gateway, service, proxied, bare }: Seen): Goal[] => [
  {
    what: 'what the gateway adds to a service call, one client, p50',
    unit: 'ms',
    bound: atMost(0.25),
    seen: difference(figuresOf(gateway, 'p50'), figuresOf(service, 'p50')),
    detail: `${middle(gateway, 'p50')} beside ${middle(service, 'p50')} ms; bare ${middle(bare, 'p50')}`,
  },
  {
    what: 'what a bare proxy adds to the bare server, one client, p50',
    unit: 'ms',
    seen: difference(figuresOf(proxied, 'p50'), figuresOf(bare, 'p50')),
    detail: `${middle(proxied, 'p50')} beside ${middle(bare, 'p50')} ms`,
  },
];
