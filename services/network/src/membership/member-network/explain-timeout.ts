import { DomainError } from '@deepam/platform';

/** The number is MongoDB's code for an operation that exceeded `maxTimeMS`. */
const maxTimeExpired = 50;

export function explainTimeout(error: unknown): never {
  if ((error as { code?: unknown }).code !== maxTimeExpired) throw error;
  throw new DomainError('SERVER.UNAVAILABLE', {
    message: 'This search takes too long. Please type more of the name.',
    cause: error,
  });
}
