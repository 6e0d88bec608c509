import { unanswered, unreachable } from './api-error.js';
import { uploadSilenceMs, watchSilence } from './silence.js';
import type { Request, RawAnswer } from './raw-call.js';

/** fetch can't report upload progress. */
export function sendByXhr({
  method,
  url,
  headers,
  body,
  onUploadProgress,
  signal,
  silenceMs,
}: Request): Promise<RawAnswer> {
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
