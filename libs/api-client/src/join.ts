import { isHigherPlan } from '@deepam/contracts';
import { Refusal } from './api-client.js';
import { type StorefrontClient, type Sponsor, type Session } from './storefront-client.js';
import { whenConsistent } from './when-consistent.js';
import type { Person } from './person.js';

export async function join(api: StorefrontClient, person: Person, sponsor: Sponsor, head: Session): Promise<Session> {
  return buyPlans(
    api,
    person,
    (await logInIfRegistered(api, person)) ?? (await registerAndLogIn(api, person, sponsor)),
    head,
  );
}

/** The person can't exist yet, so the call registers without trying a login first. */
export async function joinNewly(
  api: StorefrontClient,
  person: Person,
  sponsor: Sponsor,
  head: Session,
): Promise<Session> {
  return buyPlans(api, person, await registerAndLogIn(api, person, sponsor), head);
}

async function buyPlans(api: StorefrontClient, person: Person, session: Session, head: Session): Promise<Session> {
  if (person.stage === 'unapproved') return session;
  if (!session.isApproved) await api.approve(head, session.memberId);
  let held = session.plan;
  for (const [index, plan] of person.plans.entries()) {
    if (!isHigherPlan(plan, held)) continue;
    if (session.requestedPlan !== plan) await api.requestPlan(session, plan);
    if (person.stage === 'plan-requested' && index === person.plans.length - 1) break;
    await api.approvePlan(head, session.memberId, plan);
    held = plan;
  }
  return { ...session, isApproved: true, plan: held };
}

async function logInIfRegistered(api: StorefrontClient, { mobile }: Person): Promise<Session | null> {
  try {
    return await api.logIn(mobile);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'AUTH.INVALID_CREDENTIALS') return null;
    throw error;
  }
}

async function registerAndLogIn(api: StorefrontClient, person: Person, sponsor: Sponsor): Promise<Session> {
  const firstPlan = person.plans[0];
  await whenConsistent(() =>
    person.isAdded && firstPlan ? api.addMember(person, firstPlan, sponsor) : api.register(person, sponsor),
  );
  return api.logIn(person.mobile);
}
