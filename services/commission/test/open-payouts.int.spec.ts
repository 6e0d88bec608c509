import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { TestCommission } from './commission-harness.js';
import { TestPayouts } from './test-payouts.js';

let commission: TestCommission;
let payouts: TestPayouts;
beforeAll(async () => {
  commission = await TestCommission.start({ maxOpenPayouts: 5 });
  payouts = new TestPayouts(commission);
});
afterAll(() => commission.stop());

it('the service accepts as many concurrent payout requests of a member as may be open, and names that limit', async () => {
  const memberId = await payouts.rich();
  const answers = await Promise.all(Array.from({ length: 20 }, () => payouts.ask(memberId, 1)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(5).fill(201), ...Array(15).fill(409)]);
  const refused = answers.find(({ status }) => status === 409)!;
  expect(refused.error).toMatchObject({ code: 'COMMISSION.TOO_MANY_OPEN', details: { most: 5 } });
  expect(refused.error!.error).toContain('You have 5 open payout requests');
  const open = answers.find(({ status }) => status === 201)!.body.entry._id;
  await payouts.decide(memberId, open, 'Rejected', 'No');
  expect((await payouts.ask(memberId, 1)).status).toBe(201);
});
