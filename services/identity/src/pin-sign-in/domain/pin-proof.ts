import { createHash, timingSafeEqual } from 'node:crypto';

/** The id is part of the digest, so the same PIN looks different in two saved logins. */
export const proofDigest = (id: string, proof: string): string =>
  createHash('sha256').update(`${id} ${proof}`).digest('base64url');

export const proofFits = (id: string, proof: string, digest: string): boolean =>
  timingSafeEqual(Buffer.from(proofDigest(id, proof)), Buffer.from(digest));
