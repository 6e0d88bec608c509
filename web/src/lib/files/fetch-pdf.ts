import { unreachable } from '../api/api-error.js';
import { currentToken } from '../auth/session.js';

/**
 * Other calls read their answers as text, so files need this one.
 * @throws ApiError NETWORK.UNREACHABLE for an answer without a file
 */
export async function fetchPdf(path: string, query: Readonly<Record<string, string>>): Promise<Blob> {
  const answer = await fetch(`/api${path}?${new URLSearchParams(query).toString()}`, {
    headers: { authorization: `Bearer ${currentToken()}` },
  });
  if (!answer.ok) throw unreachable();
  return answer.blob();
}
