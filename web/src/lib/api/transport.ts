import { unreachable } from './api-error.js';

export interface Request {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
  /** Share of the body that has been sent, 0 to 1. */
  readonly onUploadProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

export interface RawAnswer {
  readonly status: number;
  readonly text: string;
  header(name: string): string | null;
}

/** @throws ApiError NETWORK.UNREACHABLE when no answer comes; AbortError when the caller gave up */
export function send(request: Request): Promise<RawAnswer> {
  return request.onUploadProgress === undefined ? sendByFetch(request) : sendByXhr(request);
}

async function sendByFetch({ method, url, headers, body, signal }: Request): Promise<RawAnswer> {
  try {
    const answer = await fetch(url, { method, headers, body, signal });
    return { status: answer.status, text: await answer.text(), header: (name) => answer.headers.get(name) };
  } catch (error) {
    if (signal?.aborted) throw error;
    throw unreachable();
  }
}

/** fetch cannot tell how much of an upload has been sent. */
function sendByXhr({ method, url, headers, body, onUploadProgress, signal }: Request): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(method, url);
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onUploadProgress?.(loaded / total);
    };
    xhr.onload = () =>
      resolve({ status: xhr.status, text: xhr.responseText, header: (name) => xhr.getResponseHeader(name) });
    xhr.onerror = () => reject(unreachable());
    xhr.onabort = () => reject(signal?.reason ?? new DOMException('Aborted', 'AbortError'));
    signal?.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(body);
  });
}
