import { createHash, timingSafeEqual } from 'node:crypto';

/** What is kept of a proof. The id in it makes the same PIN look different in two kept logins. */
export const proofDigest = (id: string, proof: string): string =>
  createHash('sha256').update(`${id} ${proof}`).digest('base64url');

export const proofFits = (id: string, proof: string, digest: string): boolean =>
  timingSafeEqual(Buffer.from(proofDigest(id, proof)), Buffer.from(digest));
