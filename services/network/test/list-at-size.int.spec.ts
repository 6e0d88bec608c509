import { networkSorts, type memberNetwork, type QueryInputOf } from '@deepam/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Membership } from '../src/tree/persistence/membership.schema.js';
import { growNetwork, type GrownNetwork } from './grow-network.js';
import { TestNetwork, type Person } from './test-network.js';

const size = 20_000;
const limit = 50;

let network: TestNetwork;
let grown: GrownNetwork;
let deep: Person;

beforeAll(async () => {
  network = await TestNetwork.start();
  grown = await growNetwork(network, size, 4);
  deep = await grown.person(grown.members.find(({ isApproved, depth }) => isApproved && depth === 2)!);
});
afterAll(() => network.close());

it('a client without a limit gets the first 500 members, and the answer says that there are more', async () => {
  const { fullNetwork, total, nextCursor, headers } = await network.page(grown.head);
  expect([fullNetwork.length, total, headers['x-cut']]).toEqual([500, size, 'true']);
  expect(headers['x-next-cursor']).toBe(nextCursor);
});

it('a downline of at most 500 members is sent as a whole', async () => {
  const sizes = await Promise.all(
    grown.members
      .filter(({ isApproved, depth }) => isApproved && depth >= 2)
      .slice(0, 20)
      .map(async (member) => network.page(await grown.person(member))),
  );
  const whole = sizes.filter(({ total }) => total > 50 && total <= 500);
  expect(whole).not.toEqual([]);
  for (const { fullNetwork, total, headers } of whole) {
    expect([fullNetwork.length, headers['x-cut']]).toEqual([total, undefined]);
  }
});

interface Examined {
  readonly keys: number;
  readonly documents: number;
  readonly stages: string;
}

async function examined(viewer: Person, query: QueryInputOf<typeof memberNetwork>): Promise<Examined> {
  const finds = (await sentBy(() => network.page(viewer, query))).filter(
    ({ command }) => 'find' in command && 'hint' in command,
  );
  expect(finds).toHaveLength(1);
  const { keysExamined, docsExamined, execStats } = finds[0]!;
  return { keys: keysExamined, documents: docsExamined, stages: stagesOf(execStats).join(' < ') };
}

/** The database profiler has this format. */
interface Sent {
  readonly command: object;
  readonly keysExamined: number;
  readonly docsExamined: number;
  readonly execStats: Stage;
}

async function sentBy(work: () => Promise<{ status: number }>): Promise<Sent[]> {
  const db = network.service.db.db!;
  const profile = db.collection<Sent & { ns: string }>('system.profile');
  await profile.drop();
  await db.command({ profile: 2 });
  try {
    expect((await work()).status).toBe(200);
  } finally {
    await db.command({ profile: 0 });
  }
  return profile.find({ ns: `${db.databaseName}.memberships` }).toArray();
}

interface Stage {
  readonly stage: string;
  readonly inputStage?: Stage;
  readonly inputStages?: readonly Stage[];
}

const stagesOf = ({ stage, inputStage, inputStages = [] }: Stage): string[] => [
  stage,
  ...[...(inputStage ? [inputStage] : []), ...inputStages].flatMap(stagesOf),
];

async function cursorAfter(viewer: Person, pages: number, query: QueryInputOf<typeof memberNetwork>): Promise<string> {
  let cursor: string | undefined;
  for (let page = 0; page < pages; page++) {
    cursor = (await network.page(viewer, { ...query, limit: '200', ...(cursor && { cursor }) })).nextCursor!;
  }
  return cursor!;
}

describe(`A page out of ${size} members`, () => {
  const printed: string[] = [];
  afterAll(() => {
    process.stdout.write(`${printed.join('\n')}\n`);
  });
  const recordExamined = (what: string, { keys, documents, stages }: Examined) => {
    printed.push(`${what.padEnd(44)} keys ${keys}, documents ${documents}, ${stages}`);
  };

  it('a page reads as many index keys as it has rows, and one', async () => {
    for (const viewer of [grown.head, deep]) {
      const first = await examined(viewer, { limit: String(limit) });
      recordExamined(`first page, ${viewer === deep ? 'deep member' : 'head'}`, first);
      expect(first.keys).toBeLessThanOrEqual(limit + 1);
      expect(first.documents).toBeLessThanOrEqual(limit + 1);

      const cursor = await cursorAfter(viewer, 4, {});
      const later = await examined(viewer, { limit: String(limit), cursor });
      recordExamined('  a later page', later);
      expect(later.keys).toBeLessThanOrEqual(limit + 1);
    }
  });

  it.each(networkSorts)('a page sorted by %s is never sorted in memory, even far from the beginning', async (sort) => {
    const first = await examined(grown.head, { sort, limit: String(limit) });
    const cursor = await cursorAfter(grown.head, 20, { sort });
    const later = await examined(grown.head, { sort, limit: String(limit), cursor });
    recordExamined(`by ${sort}`, first);
    recordExamined(`by ${sort}, page 81`, later);

    expect(first.keys).toBeLessThanOrEqual(limit + 1);
    // The search for another row with equal values reads one key for each field of the sort.
    expect(later.keys).toBeLessThanOrEqual(limit + 3);
    expect(later.stages).not.toMatch(/SORT(?!_MERGE)/);
  });

  it.each([{ approved: 'false' }, { planRequested: 'true' }, { plan: 'Gold' }, { plan: 'none' }] as const)(
    'a page narrowed by %j reads the index of exactly those members',
    async (narrowing) => {
      const page = await examined(grown.head, { ...narrowing, limit: String(limit) });
      recordExamined(JSON.stringify(narrowing), page);

      expect(page.keys).toBeLessThanOrEqual(limit + 1);
    },
  );

  it.each([
    { search: 'patil' },
    { search: 'kavita patil' },
    { search: '90000123' },
    { search: 'esl' },
    { search: 'nobody has this name' },
    { search: 'a' },
  ])('a page searched by %j reads a part of the members only', async (query) => {
    const page = await examined(grown.head, { ...query, limit: String(limit) });
    recordExamined(JSON.stringify(query), page);

    expect(page.keys).toBeLessThan(size / 4);
  });

  it.each(['kavita patil', 'pat kav', 'kavita pa', 'k pati'])(
    'a page searched by the words "%s" reads hardly any member with only one of them',
    async (search) => {
      const { total } = await network.page(grown.head, { search });
      const page = await examined(grown.head, { search, limit: String(limit) });
      recordExamined(search, page);

      expect(total).toBeGreaterThan(0);
      // The scan reads one key for each row, and one at the end of each range.
      expect(page.keys).toBeLessThanOrEqual(total + 3);
      expect(page.documents).toBeLessThanOrEqual(total);
    },
  );

  it('a page searched by several words is counted once, which decides how it is read', async () => {
    const sent = await sentBy(() => network.page(grown.head, { search: 'kavita patil', limit: String(limit) }));

    expect(sent.filter(({ command }) => !('find' in command))).toHaveLength(1);
  });

  it('a page searched by a name and much of a mobile reads the members with that mobile', async () => {
    const page = await examined(grown.head, { search: 'kavita 90000123', limit: String(limit) });
    recordExamined('kavita 90000123', page);

    expect(grown.members.filter(({ mobile }) => mobile.startsWith('90000123'))).toHaveLength(100);
    expect(page.keys).toBeLessThanOrEqual(101);
  });

  it.each([
    ['a code', (member: Membership) => ({ referralCode: member.referralCode, live: true })],
    ['a code that was ever given', (member: Membership) => ({ referralCode: member.referralCode })],
    ['those directly below', (member: Membership) => ({ sponsorId: member._id, live: true })],
  ] as const)('%s is found by an index', async (what, filter) => {
    const explained = await network.service.db.db!.command({
      explain: { find: 'memberships', filter: filter(grown.members[7]!) },
      verbosity: 'executionStats',
    });
    const { totalKeysExamined, nReturned, executionStages } = explained['executionStats'];
    recordExamined(what, {
      keys: totalKeysExamined,
      documents: nReturned,
      stages: stagesOf(executionStages).join(' < '),
    });

    expect(nReturned).toBeGreaterThan(0);
    expect(totalKeysExamined).toBeLessThanOrEqual(nReturned + 1);
    expect(stagesOf(executionStages)).not.toContain('COLLSCAN');
  });

  it('the count reads no member documents', async () => {
    let total = 0;
    const sent = await sentBy(async () => {
      const page = await network.page(grown.head, { limit: '50' });
      total = page.total;
      return page;
    });

    expect(total).toBe(size);
    expect(sent.filter(({ command }) => !('find' in command))).toEqual([]);
  });
});
