import { unanswered, unreachable } from './api-error.js';
import type { Request, RawAnswer } from './raw-call.js';

/** The time is in milliseconds, and longer than the gateway waits for a service. */
const callSilenceMs = 40_000;
/** Buffered data of a slow connection may reach the server after 40 seconds, and the server then checks the files. */
const uploadSilenceMs = 120_000;

interface SilenceWatch {
  recordActivity(): void;
  over(): void;
}

function watchSilence(ms: number, cut: () => void): SilenceWatch {
  let timer = setTimeout(cut, ms);
  return {
    recordActivity() {
      clearTimeout(timer);
      timer = setTimeout(cut, ms);
    },
    over: () => clearTimeout(timer),
  };
}

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

/** fetch can't report upload progress. */
function sendByXhr({ method, url, headers, body, onUploadProgress, signal, silenceMs }: Request): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    let isSilent = false;
    const silence = watchSilence(silenceMs ?? uploadSilenceMs, () => {
      isSilent = true;
      xhr.abort();
    });
    xhr.open(method, url);
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      silence.recordActivity();
      if (lengthComputable) onUploadProgress?.(loaded / total);
    };
    xhr.onprogress = () => silence.recordActivity();
    xhr.onloadend = () => silence.over();
    xhr.onload = () =>
      resolve({ status: xhr.status, text: xhr.responseText, header: (name) => xhr.getResponseHeader(name) });
    xhr.onerror = () => reject(unreachable());
    xhr.onabort = () => reject(isSilent ? unanswered() : (signal?.reason ?? new DOMException('Aborted', 'AbortError')));
    signal?.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(body);
  });
}
