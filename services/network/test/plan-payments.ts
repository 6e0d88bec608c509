import { approvePlan, enrollUpi, type PlanName, rejectPlan, requestPlanProof } from '@deepam/contracts';
import { ObjectStore } from '@deepam/platform';
import { tinyJpeg } from '@deepam/testing';
import type { Person, TestNetwork } from './test-network.js';

export const refusedWith = (status: number, code: string) => ({ status, error: { code } });

export function planPayments(network: () => TestNetwork, head: () => Person) {
  const proof = tinyJpeg();
  const enroll = (person: Person, plan: PlanName) => network().call(enrollUpi, { body: { plan } }, person.token);
  const handIn = async (person: Person, plan: PlanName, utr?: string) =>
    network().call(
      requestPlanProof,
      { body: { plan, ...(utr && { utr }) }, files: { planProof: await proof } },
      person.token,
    );
  const approve = (person: Person, plan: PlanName) =>
    network().call(approvePlan, { body: { userId: person.id, plan } }, head().token);
  const reject = (person: Person, reason = 'The amount does not fit.') =>
    network().call(rejectPlan, { body: { userId: person.id, reason } }, head().token);
  const requestOf = async (person: Person) => (await network().memberships.findById(person.id).lean())?.planRequest;
  const requested = async (person: Person, plan: PlanName, utr?: string) => {
    const { status, error } = await handIn(person, plan, utr);
    if (status !== 200) throw new Error(`The proof was refused with ${status} ${error?.code}`);
    return (await requestOf(person))!;
  };
  const isStored = (key: string) =>
    network()
      .service.app.get(ObjectStore, { strict: false })
      .open(key)
      .then(
        ({ stream }) => Boolean(stream.destroy()),
        () => false,
      );
  return { proof, enroll, handIn, approve, reject, requestOf, requested, isStored };
}
