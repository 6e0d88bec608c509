import { S3Error } from 'minio';
import { Client as HttpClient } from 'undici';

/** The connection was lost before the answer to a commit, and the driver's retries failed. */
export function mayBeCommitted(error: unknown): boolean {
  const { errorLabels } = (error ?? {}) as { errorLabels?: unknown };
  return Array.isArray(errorLabels) && errorLabels.includes('UnknownTransactionCommitResult');
}

/** An error of the storage is an answer, too. */
export function unlessAnswered(error: unknown): void {
  if (!(error instanceof S3Error)) throw error;
}

/** Any answer will do, by a connection of its own. */
export async function pingWithNewClient(endpoint: string): Promise<void> {
  const client = new HttpClient(new URL(endpoint).origin);
  try {
    const { body } = await client.request({ method: 'GET', path: '/' });
    await body.dump();
  } finally {
    await client.destroy();
  }
}
