import { mongo } from 'mongoose';

const serverError = (code: number, message: string, label?: string): mongo.MongoServerError => {
  const error = new mongo.MongoServerError({ message, code });
  if (label !== undefined) error.addErrorLabel(label);
  return error;
};

const transient = 'TransientTransactionError';
export const commitUnknown = 'UnknownTransactionCommitResult';

export const duplicateKey = () => serverError(11_000, 'E11000 duplicate key error');
export const writeConflict = () => serverError(112, 'WriteConflict error', transient);
export const noSuchTransaction = () => serverError(251, 'The transaction was ended', transient);

export function unreachable(when: 'outside' | 'inside' | 'commit'): mongo.MongoNetworkError {
  const error = new mongo.MongoNetworkError('The connection to the database was lost');
  if (when === 'inside') error.addErrorLabel(transient);
  if (when === 'commit') error.addErrorLabel(commitUnknown);
  return error;
}

const hasLabel = (error: unknown, label: string) => error instanceof mongo.MongoError && error.hasErrorLabel(label);
export const isTransient = (error: unknown): boolean => hasLabel(error, transient);
export const isCommitUnknown = (error: unknown): boolean => hasLabel(error, commitUnknown);
