import {
  addEarnings,
  commissionRequest,
  memberCommissions,
  profileChanged,
  updateCommissionStatus,
} from '@deepam/contracts';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { PayeesRepository } from '../src/payouts/persistence/payees.repository.js';
import { headId, TestCommission } from './commission-harness.js';

let commission: TestCommission;
const names = ['Anita', 'Bala', 'Chitra', 'Deepa (K.)', 'Esha'];
const members: string[] = [];

async function request(member: string, amount = 10): Promise<string> {
  commission.clock.advance(1000);
  const answer = await commission.call(commissionRequest, member, { body: { commissionAmount: amount } });
  return answer.body.entry._id;
}
const decide = (userId: string, commissionId: string, status: 'Approved' | 'Rejected') =>
  commission.call(updateCommissionStatus, headId, { body: { userId, commissionId, status } });
const list = async (
  query: NonNullable<Parameters<typeof commission.call<typeof memberCommissions>>[2]>['query'] = {},
) => commission.call(memberCommissions, headId, { query });
const namesIn = async (...args: Parameters<typeof list>) => (await list(...args)).body.map((row) => row.name);

beforeAll(async () => {
  commission = await TestCommission.start();
  for (const name of names) {
    const member = await commission.member({ name, plan: 'Gold' });
    await commission.call(addEarnings, headId, { body: { earning: 1000, userId: member } });
    members.push(member);
  }
  const [anita, bala, chitra, deepa] = members as [string, string, string, string];
  await request(anita);
  await decide(bala, await request(bala), 'Approved');
  await decide(chitra, await request(chitra), 'Rejected');
  await decide(deepa, await request(deepa), 'Approved');
  await request(chitra, 20);
});
afterAll(() => commission.stop());

it('the list begins with members who wait for a decision, each part sorted by the latest request', async () => {
  expect(await namesIn()).toEqual(['Chitra', 'Anita', 'Deepa (K.)', 'Bala']);
  expect((await list()).headers['x-total-count']).toBe('4');
});

it('the list shows the available amount and every entry, latest first', async () => {
  const { body } = await list({ search: 'chitra' });
  expect(body).toMatchObject([
    {
      _id: members[2],
      available: 980,
      commissionHistory: [
        { amount: 20, status: 'Requested' },
        { amount: 10, status: 'Rejected' },
      ],
    },
  ]);
});

it('the list can show a single payout with its member, and is empty for an unknown one', async () => {
  const [chitra] = (await list({ search: 'chitra' })).body;
  const rejected = chitra!.commissionHistory[1]!;
  const { body, headers } = await list({ payoutId: rejected._id });
  expect(body).toEqual([{ ...chitra, commissionHistory: [rejected] }]);
  expect(headers['x-total-count']).toBe('1');
  expect((await list({ payoutId: headId })).body).toEqual([]);
});

it('the pages of the list show every member once', async () => {
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const { body, headers } = await list({ limit: 1, cursor });
    seen.push(...body.map((row) => row.name));
    cursor = headers['x-next-cursor'] as string | undefined;
  } while (cursor !== undefined);
  expect(seen).toEqual(['Chitra', 'Anita', 'Deepa (K.)', 'Bala']);
});

it('the list rejects a foreign cursor', async () => {
  for (const cursor of ['x', 'W10', Buffer.from('[1,2,3]').toString('base64url')]) {
    expect((await list({ cursor })).error?.code).toBe('REQUEST.MALFORMED');
  }
});

it('the list finds members by name, code and mobile, taking every character literally', async () => {
  expect(await namesIn({ search: 'ANI' })).toEqual(['Anita']);
  expect(await namesIn({ search: 'a (k.)' })).toEqual(['Deepa (K.)']);
  expect(await namesIn({ search: `FL${members[1]!.slice(-7)}` })).toEqual(['Bala']);
  expect(await namesIn({ search: `9${members[1]!.slice(-9)}` })).toEqual(['Bala']);
  expect(await namesIn({ search: '.*' })).toEqual([]);
});

it('the list filters by status, and then shows the entries of that status only', async () => {
  expect(await namesIn({ status: 'Requested' })).toEqual(['Chitra', 'Anita']);
  expect(await namesIn({ status: 'Approved' })).toEqual(['Deepa (K.)', 'Bala']);
  const { body } = await list({ status: 'Rejected' });
  expect(body.map((row) => row.commissionHistory.map((entry) => entry.status))).toEqual([['Rejected']]);
});

it('the list shows an old open request in front of many decided ones', async () => {
  const member = await commission.member({ name: 'Farida', plan: 'Gold' });
  await commission.call(addEarnings, headId, { body: { earning: 1000, userId: member } });
  const oldest = await request(member, 1);
  for (let index = 0; index < 21; index++) await decide(member, await request(member, 1), 'Approved');
  const [row] = (await list({ search: 'farida' })).body;
  expect(row?.commissionHistory).toHaveLength(21);
  expect(row?.commissionHistory.at(-1)).toMatchObject({ _id: oldest, status: 'Requested' });
  await decide(member, oldest, 'Rejected');
  expect((await namesIn()).slice(0, 3)).toEqual(['Chitra', 'Anita', 'Farida']);
});

it('the list follows a changed name, and ignores an older one', async () => {
  const profile = (revision: number, name: string) => ({
    memberId: members[0]!,
    revision,
    name,
    email: null,
    mobile: '9000000001',
    address: null,
    avatarKey: null,
    idProofKey: null,
    panProofKey: null,
  });
  await commission.takesIn(profileChanged, { ...profile(2, 'Anita Rao'), changed: ['name'] });
  await commission.takesIn(profileChanged, { ...profile(1, 'Nobody'), changed: ['name'] });
  expect(await namesIn({ search: 'rao' })).toEqual(['Anita Rao']);
  expect(await namesIn({ search: '9000000001' })).toEqual(['Anita Rao']);
  expect(await namesIn({ search: 'nobody' })).toEqual([]);
  const corrected = { ...profile(3, 'Anita Rao'), mobile: '9000000003' };
  await commission.takesIn(profileChanged, { ...corrected, changed: ['mobile'] });
  expect(await namesIn({ search: '9000000003' })).toEqual(['Anita Rao']);
});

const profileEvent = (memberId: string, revision: number, name: string) => ({
  memberId,
  revision,
  name,
  changed: ['name'],
  email: null,
  mobile: '9000000001',
  address: null,
  avatarKey: null,
  idProofKey: null,
  panProofKey: null,
});
const rich = async (name: string) => {
  const member = await commission.member({ name, plan: 'Gold' });
  await commission.call(addEarnings, headId, { body: { earning: 1000, userId: member } });
  return member;
};

it('the list keeps the name of a first request when an older profile arrives late', async () => {
  const member = await rich('Gauri');
  await commission.takesIn(profileChanged, profileEvent(member, 3, 'Gauri Third'));
  await request(member, 10);
  await commission.takesIn(profileChanged, profileEvent(member, 2, 'Gauri Second'));
  expect(await namesIn({ search: 'gauri' })).toEqual(['Gauri Third']);
});

it('the list has a name that was changed during the request', async () => {
  const member = await rich('Hema');
  await decide(member, await request(member, 10), 'Rejected');
  const payees = commission.get(PayeesRepository);
  const requested = payees.recordRequest.bind(payees);
  jest.spyOn(payees, 'recordRequest').mockImplementationOnce(async (...args) => {
    await commission.takesIn(profileChanged, profileEvent(member, 2, 'Hema Rao'));
    return requested(...args);
  });
  await request(member, 10);
  expect(await namesIn({ search: 'hema' })).toEqual(['Hema Rao']);
});

it('the list is complete without a limit, and marked when it is cut at 500', async () => {
  const payee = (index: number) => ({
    _id: index.toString(16).padStart(24, '0'),
    name: `Many ${index}`,
    lastRequestedAt: new Date(index),
  });
  const known = (await list()).body.length;
  const payees = commission.db.model('Payee');
  await payees.insertMany(Array.from({ length: 500 - known }, (_, index) => payee(index)));
  const whole = await list();
  expect([whole.body.length, whole.headers['x-cut']]).toEqual([500, undefined]);
  await payees.insertMany([payee(500)]);
  const cut = await list();
  expect([cut.body.length, cut.headers['x-cut'], cut.headers['x-total-count']]).toEqual([500, 'true', '501']);
  const rest = await list({ cursor: cut.headers['x-next-cursor'] as string });
  expect(rest.body).toHaveLength(1);
});
