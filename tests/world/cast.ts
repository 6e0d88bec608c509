import { addEarnings, addStaff, changePassword, login, type ServiceName } from '@deepam/contracts';
import { freshMobile, password, poll, type Product } from '@deepam/testing';
import { type Session } from '@deepam/api-client';
import { untilPayable } from './until-payable.js';
import { changeElsewhere, depart, untilRefusedEverywhere } from './departed.js';
import { givePersonalData, type PersonalData } from './personal-data.js';

export const staffRoles = ['clerk', 'cashier', 'reader'] as const;

export const roles = [
  'nobody',
  'unapproved',
  'planless',
  'Bronze',
  'Silver',
  'Gold',
  'head',
  ...staffRoles,
  'deleted',
  'revoked',
] as const;
export type Role = (typeof roles)[number];
export type StaffRole = (typeof staffRoles)[number];
export type MemberRole = Exclude<Role, 'nobody' | StaffRole>;

export const isStaffRole = (role: Role): role is StaffRole => staffRoles.some((one) => one === role);

/**
 * The people of the API tests:
 *     head ─┬─ Gold ─┬─ Silver ── Bronze
 *           │        ├─ planless          only the company sees e-mail and address; of Bronze, the sponsor too
 *           │        ├─ unapproved
 *           │        └─ deleted
 *           ├─ revoked (Gold)
 *           ├─ stranger (Gold) ── buyer (Bronze)      no other member may see or change their things
 *           └─ bystander (Gold)                       the head decides about these things
 */
export interface Cast {
  readonly test: Product;
  readonly people: Readonly<Record<MemberRole, Session>>;
  readonly staff: Readonly<Record<StaffRole, Session>>;
  readonly revokedAgain: Session;
  readonly stranger: Session;
  readonly buyer: Session;
  readonly bystander: Session;
  readonly personal: ReadonlyMap<string, PersonalData>;
}

export async function assembleCast(test: Product): Promise<Cast> {
  const { head } = test;
  const [family, [stranger, buyer], bystander, revoked] = await Promise.all([
    goldFamily(test),
    strangers(test),
    test.member(head, 'Gold'),
    test.member(head, 'Gold'),
  ]);
  const people = { ...family, revoked, head };
  const everybody = [...Object.values(people), stranger, buyer, bystander];
  const { Bronze, Silver, Gold, planless } = family;
  const chosen = new Map([
    [Bronze, 'sponsor'],
    [planless, 'company'],
  ] as const);
  const personal = new Map(
    await Promise.all(
      everybody.map(
        async (person) => [person.memberId, await givePersonalData(test, person, chosen.get(person))] as const,
      ),
    ),
  );
  await untilKnownEverywhere(test, [Bronze, Silver, Gold, revoked, stranger, buyer, bystander], planless);
  await untilPayable(
    test,
    everybody.map(({ memberId }) => memberId),
  );
  for (const { memberId: userId } of [Bronze, Silver, Gold, revoked, stranger, bystander]) {
    await test.api.call(addEarnings, { token: head.token, body: { earning: 10_000, userId, reason: 'for tests' } });
  }
  const [revokedAgain] = await Promise.all([
    changeElsewhere(test, revoked),
    depart(test, family.deleted, personal.get(family.deleted.memberId)!.utr),
  ]);
  await Promise.all([family.deleted, revoked].map((person) => untilRefusedEverywhere(test, person)));
  const staff = await hireStaff(test);
  return { test, people, staff, revokedAgain, stranger, buyer, bystander, personal };
}

async function goldFamily(test: Product) {
  const Gold = await test.member(test.head, 'Gold');
  const branch = async () => {
    const Silver = await test.member(Gold, 'Silver');
    return { Silver, Bronze: await test.member(Silver, 'Bronze') };
  };
  const [pair, planless, unapproved, deleted] = await Promise.all([
    branch(),
    test.member(Gold),
    test.newcomer(Gold),
    test.newcomer(Gold),
  ]);
  return { Gold, ...pair, planless, unapproved, deleted };
}

async function hireStaff(test: Product): Promise<Cast['staff']> {
  const [clerk, cashier, reader] = await Promise.all(staffRoles.map((role) => hire(test, role)));
  return { clerk: clerk!, cashier: cashier!, reader: reader! };
}

export async function hire({ api, head }: Product, roleId: StaffRole): Promise<Session> {
  const mobile = freshMobile();
  const body = { name: `The ${roleId}`, mobile, roleId };
  const { staff, temporaryPassword } = await api.call(addStaff, { token: head.token, body });
  const first = await api.call(login, { body: { mobile, password: temporaryPassword } });
  const chosen = { password, confirmPassword: password };
  const { token } = await api.call(changePassword, { token: first.token, body: chosen });
  const noPlace = { referralCode: '', isApproved: false, plan: null, requestedPlan: null };
  return { memberId: staff._id, token, ...noPlace };
}

async function strangers(test: Product): Promise<[Session, Session]> {
  const stranger = await test.member(test.head, 'Gold');
  return [stranger, await test.member(stranger, 'Bronze')];
}

/** Every service keeps its own list of members and follows by events. */
async function untilKnownEverywhere(test: Product, withPlan: readonly Session[], planless: Session): Promise<void> {
  const ids = withPlan.map(({ memberId }) => memberId);
  const services: ServiceName[] = ['identity', 'cotton-order', 'commission', 'notification'];
  await poll(
    async () => {
      const counts = await Promise.all(
        services.map(async (service) => {
          const members = test.database(service).collection<{ _id: string }>('members');
          const approved = await members.countDocuments({ _id: planless.memberId, isApproved: true });
          return (
            approved + (await members.countDocuments({ _id: { $in: ids }, planRank: { $gt: 0 }, isApproved: true }))
          );
        }),
      );
      return counts.every((count) => count === ids.length + 1);
    },
    { timeout: 30_000 },
  );
}
