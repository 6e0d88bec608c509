import { DomainError } from '@deepam/platform';

/** After a registration the account may exist moments before its place in the network. */
export function nullIfNotPlacedYet(error: unknown): null {
  if (error instanceof DomainError && error.code === 'NETWORK.MEMBER_NOT_FOUND') return null;
  throw error;
}
