import { unanswered, unreachable } from './api-error.js';
import { callSilenceMs, watchSilence } from './silence.js';
import { sendByXhr } from './send-by-xhr.js';
import type { Request, RawAnswer } from './raw-call.js';

/**
 * @throws ApiError NETWORK.UNREACHABLE without an answer, NETWORK.SILENT after a long silence; AbortError when the
 * caller gave up
 */
export function send(request: Request): Promise<RawAnswer> {
  return request.onUploadProgress === undefined ? sendByFetch(request) : sendByXhr(request);
}

async function sendByFetch({ method, url, headers, body, signal, silenceMs, isFile }: Request): Promise<RawAnswer> {
  const line = new AbortController();
  const giveUp = () => line.abort(signal?.reason);
  signal?.addEventListener('abort', giveUp, { once: true });
  if (signal?.aborted) giveUp();
  let isSilent = false;
  const silence = watchSilence(silenceMs ?? callSilenceMs, () => {
    isSilent = true;
    line.abort();
  });
  try {
    const answer = await fetch(url, { method, headers, body, signal: line.signal });
    const content = await contentOf(answer, () => silence.recordActivity());
    const header = (name: string) => answer.headers.get(name);
    if (isFile && answer.ok) return { status: answer.status, text: '', content, header };
    return { status: answer.status, text: await content.text(), header };
  } catch (error) {
    if (signal?.aborted) throw error;
    throw isSilent ? unanswered() : unreachable();
  } finally {
    silence.over();
    signal?.removeEventListener('abort', giveUp);
  }
}

async function contentOf(answer: Response, heard: () => void): Promise<Blob> {
  const pieces: BlobPart[] = [];
  const reader = answer.body?.getReader();
  while (reader !== undefined) {
    heard();
    const { done, value } = await reader.read();
    if (done) break;
    pieces.push(value);
  }
  return new Blob(pieces);
}
