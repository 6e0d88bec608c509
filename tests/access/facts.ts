import { basename } from 'node:path';
import { maskAadhaar, maskNumber, type ServiceName } from '@deepam/contracts';
import type { Session } from '@deepam/api-client';
import type { Cast } from '../world/cast.js';
import type { FactKind } from './who-may-see.js';

/** A fact about one person with a unique value, so that any answer can be searched for it. */
export interface Fact {
  readonly about: string;
  readonly kind: FactKind;
  readonly text: string;
}

export const everybody = ({ people, stranger, buyer, bystander }: Cast): Readonly<Record<string, Session>> => ({
  ...people,
  stranger,
  buyer,
  bystander,
});

export async function factsOf(cast: Cast): Promise<Fact[]> {
  const facts = await Promise.all(Object.values(everybody(cast)).map((person) => factsAbout(cast, person)));
  return facts.flat();
}

type Document = Record<string, unknown> & { _id: string };
type Kept = Partial<Record<FactKind, unknown>>;

async function factsAbout({ test, personal }: Cast, { memberId: about, referralCode }: Session): Promise<Fact[]> {
  const countOf = (service: ServiceName, collection: string, filter: object) =>
    test.database(service).collection<Document>(collection).find(filter).toArray();
  const [accounts, memberships, sales, orders, payouts, transfers, postings, notifications, subscriptions] =
    await Promise.all([
      countOf('identity', 'accounts', { _id: about }),
      countOf('network', 'memberships', { _id: about }),
      countOf('network', 'sales', { memberId: about }),
      countOf('cotton-order', 'orders', { 'member._id': about }),
      countOf('commission', 'payouts', { memberId: about }),
      countOf('commission', 'transfers', { memberId: about }),
      countOf('commission', 'postings', { memberId: about }),
      countOf('notification', 'notifications', { memberId: about }),
      countOf('notification', 'push_subscriptions', { memberId: about }),
    ]);
  const { adharNo, panCardNo, bankAccountNo, ifscCode, ...contact } = personal.get(about)!;
  const requests = memberships.flatMap(({ planRequest }) => (planRequest ? [planRequest as Document] : []));
  const all: Kept[] = [
    { id: about, code: referralCode, ...contact, adharNo, panCardNo, bankAccountNo, ifsc: ifscCode },
    ...[maskAadhaar(adharNo), maskNumber(panCardNo), maskNumber(bankAccountNo)].map((masked) => ({ masked })),
    ...accounts.map(({ mobile, avatarKey, idProofKey }) => ({ mobile, avatar: avatarKey, scans: idProofKey })),
    ...accounts.map(({ panProofKey }) => ({ scans: panProofKey })),
    ...requests.map(({ requestId, proofKey, utr }) => ({ request: requestId, proof: proofKey, utr })),
    ...sales.map(({ _id, proofKey, utr }) => ({ sale: _id, proof: proofKey, utr })),
    ...orders.map(({ _id, paymentProofKey, utr }) => ({ order: _id, proof: paymentProofKey, utr })),
    ...payouts.map(({ _id }) => ({ payout: _id })),
    ...transfers.flatMap(({ _id, reference }) => [{ transfer: _id }, { transfer: reference }]),
    ...postings.map(({ _id }) => ({ posting: _id })),
    ...notifications.map(({ _id }) => ({ notification: _id })),
    ...subscriptions.map(({ endpoint }) => ({ device: endpoint })),
  ];
  return all.flatMap((one) =>
    Object.entries(one).flatMap(([kind, value]) =>
      typeof value === 'string' ? [{ about, kind: kind as FactKind, text: basename(value) }] : [],
    ),
  );
}
