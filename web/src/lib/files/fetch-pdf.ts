import { unreachable } from '../api/api-error.js';
import { currentToken } from '../auth/session.js';

/**
 * A file that is no text, which the other calls read their answers as.
 * @throws ApiError NETWORK.UNREACHABLE for whatever is no file
 */
export async function fetchPdf(path: string, query: Readonly<Record<string, string>>): Promise<Blob> {
  const answer = await fetch(`/api${path}?${new URLSearchParams(query).toString()}`, {
    headers: { authorization: `Bearer ${currentToken()}` },
  });
  if (!answer.ok) throw unreachable();
  return answer.blob();
}
