import { unanswered, unreachable } from './api-error.js';
import { callSilenceMs, uploadSilenceMs, watchSilence } from './silence.js';

export interface Request {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
  /** Share of the body that has been sent, 0 to 1. */
  readonly onUploadProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
  /** Milliseconds without a byte after which it is given up; by default what fits a call, or an upload. */
  readonly silenceMs?: number;
}

export interface RawAnswer {
  readonly status: number;
  readonly text: string;
  header(name: string): string | null;
}

/**
 * @throws ApiError NETWORK.UNREACHABLE when no answer comes, NETWORK.SILENT when the line says nothing more; AbortError when the
 * caller gave up
 */
export function send(request: Request): Promise<RawAnswer> {
  return request.onUploadProgress === undefined ? sendByFetch(request) : sendByXhr(request);
}

async function sendByFetch({ method, url, headers, body, signal, silenceMs }: Request): Promise<RawAnswer> {
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
    const text = await textOf(answer, () => silence.heard());
    return { status: answer.status, text, header: (name) => answer.headers.get(name) };
  } catch (error) {
    if (signal?.aborted) throw error;
    throw isSilent ? unanswered() : unreachable();
  } finally {
    silence.over();
    signal?.removeEventListener('abort', giveUp);
  }
}

async function textOf(answer: Response, heard: () => void): Promise<string> {
  if (answer.body === null) return '';
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    heard();
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
  }
}

/** fetch cannot tell how much of an upload has been sent. */
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
      silence.heard();
      if (lengthComputable) onUploadProgress?.(loaded / total);
    };
    xhr.onprogress = () => silence.heard();
    xhr.onloadend = () => silence.over();
    xhr.onload = () =>
      resolve({ status: xhr.status, text: xhr.responseText, header: (name) => xhr.getResponseHeader(name) });
    xhr.onerror = () => reject(unreachable());
    xhr.onabort = () => reject(isSilent ? unanswered() : (signal?.reason ?? new DOMException('Aborted', 'AbortError')));
    signal?.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(body);
  });
}
