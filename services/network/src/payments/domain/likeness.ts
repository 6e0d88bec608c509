/** Hashes of similar pictures may differ in this many bits, as measured in ADR 18. */
export const maxBitsApart = 6;
/**
 * A picture that resembles those of more than this many other people is the form of a payment app with a few other
 * digits, so its likeness proves nothing.
 */
export const maxLikePeople = 3;

const hashBits = 64n;
const bandCount = maxBitsApart + 1;

/**
 * The number of bands is one more than the number of bits that may differ, so two similar hashes share at least one
 * band, which an index can find.
 */
export function bandsOf(hash: string): string[] {
  const bits = BigInt(`0x${hash}`);
  const at = (band: number) => (hashBits * BigInt(band)) / BigInt(bandCount);
  return Array.from({ length: bandCount }, (_, band) => {
    const [from, to] = [at(band), at(band + 1)];
    return `${band}:${((bits >> from) & ((1n << (to - from)) - 1n)).toString(16)}`;
  });
}

export function bitsApart(one: string, other: string): number {
  let different = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  let count = 0;
  for (; different > 0n; different &= different - 1n) count += 1;
  return count;
}

interface Candidate {
  readonly _id: string;
  readonly memberId: string;
  readonly perceptualHash: string | null;
}

/** @returns no ids if the picture resembles those of too many people */
export function alikeAmong(picture: Candidate & { readonly perceptualHash: string }, candidates: readonly Candidate[]) {
  const alike = candidates.filter(
    ({ _id, perceptualHash }) =>
      _id !== picture._id &&
      perceptualHash !== null &&
      bitsApart(picture.perceptualHash, perceptualHash) <= maxBitsApart,
  );
  const people = new Set(alike.map(({ memberId }) => memberId).filter((memberId) => memberId !== picture.memberId));
  return people.size > maxLikePeople ? [] : alike.map(({ _id }) => _id);
}
