import { beforeEach, describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';

const root = join(import.meta.dirname, '../../..');

class TestTree {
  readonly root = root;
  readonly written = new Map<string, string>();
  exists = (path: string): boolean => this.written.has(path) || existsSync(join(root, path));
  read = (path: string): string | null =>
    this.exists(path) ? (this.written.get(path) ?? readFileSync(join(root, path), 'utf8')) : null;
  write = (path: string, text: string): void => void this.written.set(path, text);
}

type Generator = (tree: TestTree, options: Readonly<Record<string, string>>) => Promise<void>;
const generators = JSON.parse(readFileSync(join(root, 'libs/generators/generators.json'), 'utf8')) as {
  generators: Readonly<Record<string, { factory: string; schema: string }>>;
};

interface Schema {
  readonly properties: Readonly<Record<string, { pattern?: string }>>;
}

let tree: TestTree;
beforeEach(() => {
  tree = new TestTree();
});

async function generate(name: string, options: Readonly<Record<string, string>>): Promise<void> {
  const { factory, schema } = generators.generators[name]!;
  const folder = join(root, 'libs/generators');
  const { required } = JSON.parse(readFileSync(join(folder, schema), 'utf8')) as { required: string[] };
  expect(Object.keys(options)).toEqual(expect.arrayContaining(required));
  const { default: run } = (await import(join(folder, factory))) as { default: Generator };
  await run(tree, options);
}

const getMemberCount = { service: 'network', module: 'membership', name: 'get-member-count' };
const planPaused = { name: 'plan-paused', publisher: 'network', service: 'notification', module: 'notifications' };

describe('the generator of a slice', () => {
  it('the generator of a slice writes the files of the template with their names', async () => {
    await generate('slice', getMemberCount);
    const folder = 'services/network/src/membership';
    expect([...tree.written.keys()].sort()).toEqual([
      'libs/contracts/src/http/network-endpoints.ts',
      `${folder}/get-member-count.ts`,
      `${folder}/membership.controller.ts`,
      `${folder}/membership.module.ts`,
      'services/network/test/get-member-count.int.spec.ts',
    ]);
    const handler = tree.read(`${folder}/get-member-count.ts`)!;
    expect(handler).toMatch(/class GetMemberCountHandler \{\n {2}async execute\(\)/);
    const module = tree.read(`${folder}/membership.module.ts`)!;
    expect(module).toMatch(/GetInviterHandler,\n {4}GetMemberCountHandler,\n {4}HoldPlaceHandler,/);
    const controller = tree.read(`${folder}/membership.controller.ts`)!;
    expect(controller).toMatch(/constructor\(\n {4}private readonly getMemberCountHandler: GetMemberCountHandler,/);
    expect(controller).toMatch(/ {2}@Route\(getMemberCount\)\n {2}getMemberCount\(\)/);
  });

  it('the generator of a slice registers the slice in a module without calls', async () => {
    await generate('slice', { service: 'notification', module: 'inboxes', name: 'get-inbox' });
    expect(tree.read('services/notification/src/inboxes/inboxes.module.ts')).toContain(
      'controllers: [InboxesController]',
    );
  });

  it('the generator of a slice writes the call only into the contract file of its kind', async () => {
    const slice = { service: 'commission', module: 'payouts', name: 'get-payout-count' };
    await expect(generate('slice', slice)).rejects.toThrow(/commission-endpoints.ts defines no calls/);
    expect([...tree.written.keys()]).toEqual([]);
    await generate('slice', { ...slice, contracts: 'payout-endpoints' });
    expect(tree.read('libs/contracts/src/http/payout-endpoints.ts')).toContain('export const getPayoutCount =');
  });

  it('the generator of a slice keeps existing code', async () => {
    const existing = { ...getMemberCount, name: 'get-inviter' };
    await expect(generate('slice', existing)).rejects.toThrow('get-inviter.ts is there already');
  });
});

describe('the generator of an event', () => {
  it('the generator of an event writes contract, subscription and consumer with the names of the template', async () => {
    await generate('event', planPaused);
    const folder = 'services/notification/src/notifications';
    expect([...tree.written.keys()].sort()).toEqual([
      'libs/contracts/src/events/network-events.ts',
      'libs/contracts/src/events/subscriptions.ts',
      `${folder}/notifications.module.ts`,
      `${folder}/on-plan-paused.ts`,
      'services/notification/test/on-plan-paused.int.spec.ts',
    ]);
    expect(tree.read('libs/contracts/src/events/subscriptions.ts')).toContain(
      "  ...heardBy(['notification'], network.planPaused),\n];\n",
    );
    expect(tree.read(`${folder}/on-plan-paused.ts`)).toContain('class OnPlanPaused {');
    expect(tree.read(`${folder}/notifications.module.ts`)).toMatch(/controllers: \[[^\]]*\bOnPlanPaused\b/);
  });
});

describe('the output of generators', () => {
  it('generated code is formatted', async () => {
    await generate('slice', getMemberCount);
    await generate('event', planPaused);
    const options = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8')) as Parameters<typeof format>[2];
    for (const [path, text] of tree.written) {
      expect({ path, code: (await format(path, text, options)).code }).toEqual({ path, code: text });
    }
  });
});

describe('the schema of a generator', () => {
  const options = Object.values(generators.generators).flatMap(({ schema }) => {
    const { properties } = JSON.parse(readFileSync(join(root, 'libs/generators', schema), 'utf8')) as Schema;
    return Object.entries(properties).map(([name, { pattern }]) => ({ schema, name, pattern }));
  });

  it.each(options)(
    'the schema of a generator rejects paths and unknown letters: $name of $schema',
    ({ pattern = '' }) => {
      const allowed = new RegExp(pattern);
      expect(allowed.test('cotton-order')).toBe(true);
      const hostile = ['../identity', 'network/../identity', '/tmp', 'network ', 'Network', 'x\nx', '$(id)', ''];
      expect(hostile.filter((text) => allowed.test(text))).toEqual([]);
    },
  );
});
