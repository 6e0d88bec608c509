import { addEarnings, type ServiceName } from '@deepam/contracts';
import { poll } from '@deepam/testing';
import { settled, type Visitor } from '../../../src/demo/demo-api.js';
import { freshMobile, password, type TestSystem } from '../test-system.js';

/** Who calls, from a stranger to the head; `planless` is approved. The columns of the tables of access. */
export const roles = ['nobody', 'unapproved', 'planless', 'Bronze', 'Silver', 'Gold', 'head'] as const;
export type Role = (typeof roles)[number];
export type MemberRole = Exclude<Role, 'nobody'>;

/**
 * The people of the tests of the whole API:
 *
 *     head ─┬─ Gold ─┬─ Silver ── Bronze
 *           │        ├─ planless
 *           │        └─ unapproved
 *           ├─ stranger (Gold) ── buyer (Bronze)      whose things nobody else may see or touch
 *           └─ bystander (Gold)                       whose things the head decides on
 */
export interface Cast {
  readonly test: TestSystem;
  readonly people: Readonly<Record<MemberRole, Visitor>>;
  readonly stranger: Visitor;
  readonly buyer: Visitor;
  readonly bystander: Visitor;
}

export async function assembleCast(test: TestSystem): Promise<Cast> {
  const { head } = test;
  const [family, [stranger, buyer], bystander] = await Promise.all([
    goldFamily(test),
    strangers(test),
    test.member(head, 'Gold'),
  ]);
  const cast: Cast = { test, people: { ...family, head }, stranger, buyer, bystander };
  await untilKnownEverywhere(cast);
  // Enough for every payout that the tests ask for.
  for (const { memberId: userId } of [family.Bronze, family.Silver, family.Gold, stranger, bystander]) {
    await test.api.call(addEarnings, { token: head.token, body: { earning: 10_000, userId, reason: 'for tests' } });
  }
  return cast;
}

async function goldFamily(test: TestSystem) {
  const Gold = await test.member(test.head, 'Gold');
  const branch = async () => {
    const Silver = await test.member(Gold, 'Silver');
    return { Silver, Bronze: await test.member(Silver, 'Bronze') };
  };
  const [pair, planless, unapproved] = await Promise.all([branch(), test.member(Gold), newcomer(test, Gold)]);
  return { Gold, ...pair, planless, unapproved };
}

async function strangers(test: TestSystem): Promise<[Visitor, Visitor]> {
  const stranger = await test.member(test.head, 'Gold');
  return [stranger, await test.member(stranger, 'Bronze')];
}

/** Somebody whom the head has not approved yet. */
export async function newcomer(test: TestSystem, sponsor: Visitor): Promise<Visitor> {
  const mobile = freshMobile();
  const name = `Newcomer ${mobile.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!)}`;
  await settled(() => test.api.register({ key: mobile, name, mobile, plans: [], standing: 'unapproved' }, sponsor));
  return test.api.logIn(mobile, password);
}

/** Every service keeps its own list of members and follows by events. */
async function untilKnownEverywhere({ test, people, stranger, buyer, bystander }: Cast): Promise<void> {
  const withPlan = [people.Bronze, people.Silver, people.Gold, stranger, buyer, bystander].map((one) => one.memberId);
  const services: ServiceName[] = ['identity', 'cotton-order', 'commission', 'notification'];
  const expected = { planRank: { $gt: 0 }, isApproved: true };
  await poll(
    async () => {
      const counts = await Promise.all(
        services.map(async (service) => {
          const members = test.database(service).collection<{ _id: string }>('members');
          const approved = await members.countDocuments({ _id: people.planless.memberId, isApproved: true });
          return approved + (await members.countDocuments({ _id: { $in: withPlan }, ...expected }));
        }),
      );
      return counts.every((count) => count === withPlan.length + 1);
    },
    { timeout: 30_000 },
  );
}
