import { closeAccount, saveViews, savedViews, type BodyInputOf } from '@deepam/contracts';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { TestIdentity } from './identity-harness.js';
import { newMember } from './members.js';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await TestIdentity.start();
});
afterAll(() => identity.stop());

const silver = { name: 'Silver, waiting over 2 days', query: 'plan=Silver&show=plan-requests' };
const gold = { name: 'गोल्ड', query: 'plan=Gold' };
const save = (token: string, body: BodyInputOf<typeof saveViews>) => identity.call(saveViews, { token, body });
const viewsOf = async (token: string) => (await identity.call(savedViews, { token })).body;

it('saved views belong to the login, on every device, and to no other account', async () => {
  const { token } = await newMember(identity);
  expect(await viewsOf(token)).toEqual([]);
  const { body } = await save(token, { list: 'members', revision: 0, views: [silver, gold] });
  expect(body).toEqual({ list: 'members', revision: 1, views: [silver, gold] });
  expect(await viewsOf(token)).toEqual([body]);
  const other = await newMember(identity);
  expect(await viewsOf(other.token)).toEqual([]);
});

it('a device that has not read them does not overwrite them; saving the same again changes nothing', async () => {
  const { token } = await newMember(identity);
  const answers = await Promise.all(
    [silver, gold].map((view) => save(token, { list: 'payouts', revision: 0, views: [view] })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)!.error?.code).toBe('IDENTITY.SAVED_VIEWS_CHANGED');
  const [kept] = await viewsOf(token);
  expect((await save(token, { list: 'payouts', revision: 0, views: kept!.views })).body.revision).toBe(1);
  expect((await save(token, { list: 'payouts', revision: 1, views: [] })).body).toMatchObject({ revision: 2 });
});

it('a list has at most twenty, each with its own name', async () => {
  const { token } = await newMember(identity);
  const named = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `View ${at}`, query: '' }));
  const status = async (views: { name: string; query: string }[]) =>
    (await save(token, { list: 'members', revision: 0, views })).status;
  expect(await status(named(21))).toBe(422);
  expect(await status([silver, { ...gold, name: ' SILVER, waiting  over 2 days' }])).toBe(422);
  expect(await status([{ ...silver, name: ' \u200B ' }])).toBe(422);
  expect(await status(named(20))).toBe(200);
});

it('saved views are removed with the account', async () => {
  const { id, token } = await newMember(identity);
  await save(token, { list: 'members', revision: 0, views: [silver] });
  const stored = identity.connection.collection<{ _id: string; accountId: string }>('saved_views');
  expect(await stored.countDocuments({ accountId: id })).toBe(1);
  expect((await identity.call(closeAccount, { token, body: {} })).status).toBe(200);
  expect(await stored.countDocuments({ accountId: id })).toBe(0);
});
