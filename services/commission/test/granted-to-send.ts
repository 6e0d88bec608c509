import { recordGrantedSent } from '@deepam/contracts';
import { payouts, scene, type Freed } from './freed-payouts.js';
import { clerk, consentIn, head, type Person } from './two-people.js';

export const dayMs = 86_400_000;
export interface Granted extends Freed {
  readonly asker: Person;
  readonly since: string;
}
/** Of 10 rupees that a file had before, which is why its approval was granted by a second person. */
export async function granted(asker = clerk()): Promise<Granted> {
  const one = await payouts.one();
  await scene.grant(head, consentIn(await payouts.decide(asker, one, 'Approved')));
  return { ...one, asker, since: (await payouts.shown(one)).toSendSince! };
}
export const sends = async (person: Person, { payoutId, since }: Granted, more: { paymentProof?: Buffer } = {}) => {
  const { status, error } = await scene.call(recordGrantedSent, person, {
    ...{ params: { payoutId }, body: { since } },
    ...(more.paymentProof && { files: { paymentProof: more.paymentProof } }),
  });
  return error === undefined ? status : `${status} ${error.code}`;
};
export const kept = () => scene.commission.db.collection<{ _id: string }>('payouts');
/** As if it had been granted days before. */
export async function later(days: number, one: Granted): Promise<Granted> {
  const at = new Date(scene.commission.clock.now().getTime() - days * dayMs);
  await kept().updateOne({ _id: one.payoutId }, { $set: { toSendSince: at } });
  return { ...one, since: at.toISOString() };
}
