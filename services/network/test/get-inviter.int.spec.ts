import { getInviter, makeReferralCode } from '@deepam/contracts';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { TestNetwork, type Person } from './test-network.js';

let network: TestNetwork;
let head: Person;
beforeAll(async () => {
  network = await TestNetwork.start();
  head = await network.head('Meera Deshmukh');
});
afterAll(() => network.close());

const invitedBy = async (code: string) => {
  const answer = await network.call(getInviter, { query: { code } });
  return { status: answer.status, body: answer.body };
};
const nobody = { status: 200, body: { name: null } };

it('the answer has the first name and an initial only, however the code is typed', async () => {
  const silver = await network.member(head, head, { name: 'Asha Ramesh Patil', plan: 'Silver' });

  expect(await invitedBy(silver.code)).toEqual({ status: 200, body: { name: 'Asha P.' } });
  expect(await invitedBy(` ${head.code.toLowerCase().slice(0, 4)} ${head.code.slice(4)}`)).toEqual({
    status: 200,
    body: { name: 'Meera D.' },
  });
});

it('the answer is the same for everyone who may not invite, whatever the reason', async () => {
  const unapproved = await network.member(head, head, { approved: false });
  const planless = await network.member(head, head);
  const bronze = await network.member(head, head, { plan: 'Bronze' });
  const closed = await network.member(head, head, { plan: 'Gold' });
  await network.memberships.updateOne({ _id: closed.id }, { $set: { closedAt: new Date() } });
  const wrongEnd = head.code.slice(0, -1) + (head.code.endsWith('2') ? '3' : '2');
  const unknown = makeReferralCode(3, () => 0.999);

  for (const code of [unapproved.code, planless.code, bronze.code, closed.code, wrongEnd, unknown, 'SOMETHING']) {
    expect(await invitedBy(code)).toEqual(nobody);
  }
});
