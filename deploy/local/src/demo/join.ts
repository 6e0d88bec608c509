import { isHigherPlan } from '@deepam/contracts';
import { Refusal } from './api-client.js';
import { settled, type DemoApi, type Sponsor, type Visitor } from './demo-api.js';
import type { Person } from './people.js';

/** Registers a person and buys their plans, each approved by the head; goes on where an earlier try ended. */
export async function join(api: DemoApi, person: Person, sponsor: Sponsor, head: Visitor): Promise<Visitor> {
  return rise(api, person, (await known(api, person)) ?? (await enter(api, person, sponsor)), head);
}

/** The same for somebody who cannot have been here before: nobody's login is tried. */
export async function joinNewly(api: DemoApi, person: Person, sponsor: Sponsor, head: Visitor): Promise<Visitor> {
  return rise(api, person, await enter(api, person, sponsor), head);
}

async function rise(api: DemoApi, person: Person, visitor: Visitor, head: Visitor): Promise<Visitor> {
  if (person.standing === 'unapproved') return visitor;
  if (!visitor.isApproved) await api.approve(head, visitor.memberId);
  let held = visitor.plan;
  for (const [index, plan] of person.plans.entries()) {
    if (!isHigherPlan(plan, held)) continue;
    if (visitor.requestedPlan !== plan) await api.requestPlan(visitor, plan);
    if (person.standing === 'plan-requested' && index === person.plans.length - 1) break;
    await api.approvePlan(head, visitor.memberId, plan);
    held = plan;
  }
  return { ...visitor, isApproved: true, plan: held };
}

async function known(api: DemoApi, { mobile }: Person): Promise<Visitor | null> {
  try {
    return await api.logIn(mobile);
  } catch (fault) {
    if (fault instanceof Refusal && fault.code === 'AUTH.INVALID_CREDENTIALS') return null;
    throw fault;
  }
}

async function enter(api: DemoApi, person: Person, sponsor: Sponsor): Promise<Visitor> {
  const firstPlan = person.plans[0];
  await settled(() =>
    person.isAdded && firstPlan ? api.add(person, firstPlan, sponsor) : api.register(person, sponsor),
  );
  return api.logIn(person.mobile);
}
