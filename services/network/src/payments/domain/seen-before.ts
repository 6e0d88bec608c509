import type { SeenBefore } from '@deepam/contracts';
import type { PaymentProof } from '../persistence/payment-proof.schema.js';

const maxShown = 10;

/**
 * Each sender is listed once for each kind and match, with the latest proof; the latest come first. The list includes
 * other proofs of the same sender, except dropped ones.
 */
export function seenBeforeOf(proof: PaymentProof, others: readonly PaymentProof[]): SeenBefore[] {
  return others
    .filter((other) => other._id !== proof._id && !(other.memberId === proof.memberId && other.isDropped))
    .flatMap((other) => {
      const match = matchOf(proof, other);
      return match === null ? [] : [{ other, match }];
    })
    .sort((a, b) => b.other.at.getTime() - a.other.at.getTime())
    .filter(({ other, match }, at, all) => all.findIndex((one) => isSame(one, { other, match })) === at)
    .slice(0, maxShown)
    .map(({ other: { kind, memberId, name, at }, match }) => ({
      kind,
      userId: memberId,
      name,
      at: at.toISOString(),
      match,
    }));
}

interface Seen {
  readonly other: PaymentProof;
  readonly match: SeenBefore['match'];
}

const isSame = (one: Seen, two: Seen): boolean =>
  one.match === two.match && one.other.kind === two.other.kind && one.other.memberId === two.other.memberId;

function matchOf(proof: PaymentProof, other: PaymentProof): SeenBefore['match'] | null {
  if (proof.utr !== null && other.utr === proof.utr) return 'number';
  if (proof.sha256 !== null && other.sha256 === proof.sha256) return 'picture';
  return proof.alike?.includes(other._id) ? 'likeness' : null;
}
