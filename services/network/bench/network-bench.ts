/**
 * Pages of a large tree: the database's bare find, the use case, and the whole service over HTTP, side by side.
 * Usage: npm run bench -w @deepam/network -- [members] [rounds]; MONGO_URL, AMQP_URL and S3_* name the servers.
 */
import { memberNetwork, networkSorts, type NetworkRow } from '@deepam/contracts';
import type { Caller } from '@deepam/platform';
import { startTestService } from '@deepam/testing';
import { Pool } from 'undici';
import { AppModule } from '../src/app.module.js';
import { companyId } from '../src/membership/domain/ancestry.js';
import { encodeListCursor } from '../src/membership/list-network/domain/cursor.js';
import { positionOf, sortSpec } from '../src/membership/list-network/domain/keyset.js';
import type { NetworkQuery } from '../src/membership/list-network/domain/network-filter.js';
import { ListNetworkHandler } from '../src/membership/list-network/list-network.handler.js';
import { listIndexes } from '../src/membership/persistence/list-indexes.js';
import type { Membership } from '../src/membership/persistence/membership.schema.js';
import { line, measure, quantile } from './measure.js';
import { plantTree } from './plant-tree.js';

const members = Number(process.argv[2] ?? 1_000_000);
const rounds = Number(process.argv[3] ?? 5);
const limit = 50;
const say = (what: string): void => void process.stdout.write(`${what}\n`);

const payee = { PAYEE_VPA: 'bench@upi', PAYEE_NAME: 'Bench' };
const service = await startTestService((config) => AppModule.with({ ...config, ...payee }), { name: 'network' });
try {
  const began = performance.now();
  const headId = await plantTree(service.db, members, say);
  say(`planted in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  await run(headId);
} finally {
  await service.close();
}

async function run(headId: string): Promise<void> {
  const pool = new Pool(service.url);
  const list = service.app.get(ListNetworkHandler, { strict: false });
  const head: Caller = { memberId: headId, isHead: true, sessionVersion: 1 };
  const token = await service.tokens.memberToken({ memberId: headId, isHead: true });
  const memberships = service.db.collection<Membership>('memberships');
  const parsed = (query: object) => memberNetwork.query!.parse({ limit, ...query }) as NetworkQuery;

  const overHttp = async (query: Record<string, string>): Promise<{ fullNetwork: NetworkRow[] }[]> => {
    const path = `/api/member/network?${new URLSearchParams({ limit: String(limit), ...query })}`;
    const { body } = await pool.request({ method: 'GET', path, headers: { authorization: `Bearer ${token}` } });
    return (await body.json()) as { fullNetwork: NetworkRow[] }[];
  };
  const bareFind = (order: 'asc' | 'desc') =>
    memberships
      .find({ ancestors: companyId, live: true })
      .sort(sortSpec({ sort: 'registeredDate', order }))
      .hint(listIndexes.registeredDate.name)
      .limit(limit)
      .toArray();

  /** Where the last page of a list begins. */
  const lastCursor = async (sort: NetworkQuery['sort']): Promise<string> => {
    const sorting = { sort, order: 'desc' } as const;
    const backwards = sortSpec({ sort, order: 'asc' });
    const [before] = await memberships
      .find({ ancestors: companyId, live: true })
      .sort(backwards)
      .hint(listIndexes[sort].name)
      .skip(limit)
      .limit(1)
      .toArray();
    const identity = { viewerId: headId, ...sorting, filters: ['', undefined, undefined, undefined] };
    return encodeListCursor(identity, { position: positionOf(before!, sorting), total: null });
  };

  say(`\n${members} members, pages of ${limit}, ${rounds} rounds in turn`);
  const last = await lastCursor('registeredDate');
  const pages = await measure(
    [
      { name: 'bare find, first page', run: () => bareFind('desc') },
      { name: 'use case, first page', run: () => list.execute(head, parsed({})) },
      { name: 'service over HTTP, first page', run: () => overHttp({}) },
      { name: 'bare find, last page', run: () => bareFind('asc') },
      { name: 'use case, last page', run: () => list.execute(head, parsed({ cursor: last })) },
      { name: 'service over HTTP, last page', run: () => overHttp({ cursor: last }) },
    ],
    rounds,
    100,
  );
  pages.forEach((timing) => say(line(timing)));
  say(`last page / first page over HTTP: ${(pages[5]!.p50 / pages[2]!.p50).toFixed(2)}`);

  for (const sort of networkSorts) {
    const cursor = await lastCursor(sort);
    const [first, end] = await measure(
      [
        { name: `by ${sort}, first page`, run: () => overHttp({ sort }) },
        { name: `by ${sort}, last page`, run: () => overHttp({ sort, cursor }) },
      ],
      1,
      50,
    );
    say(line(first!));
    say(line(end!));
  }

  const narrowings: Record<string, string>[] = [
    { plan: 'Gold' },
    { plan: 'Gold', sort: 'earnings' },
    { approved: 'false' },
    { planRequested: 'true' },
    { planRequested: 'true', sort: 'name' },
    { search: 'patil' },
    { search: 'kavita pat' },
    { search: '90001234' },
    { search: 'nobody of that name' },
    { search: 'a', sort: 'commission' },
  ];
  for (const query of narrowings) {
    const taken: number[] = [];
    for (let i = 0; i < 5; i++) {
      const started = performance.now();
      await overHttp(query);
      taken.push(performance.now() - started);
    }
    say(`${JSON.stringify(query).padEnd(46)} p50 ${quantile(taken, 0.5).toFixed(2).padStart(8)} ms with its count`);
  }
  await pool.close();
}
