import { beforeEach, describe, expect, it } from '@jest/globals';

const sent: Blob[] = [];
Object.assign(globalThis, {
  __BUILD__: 'a1b2c3',
  __API_ROUTES__: { reportClientError: ['POST', '/client-errors'] },
  location: { pathname: '/plans' },
});
Object.defineProperty(globalThis, 'navigator', {
  value: { onLine: true, sendBeacon: (_address: string, body: Blob) => sent.push(body) },
  // Other specs of the same process set their own.
  writable: true,
  configurable: true,
});
const { noteError } = await import('./note-error.js');

const stack = 'at f (https://deepam.example/assets/index-C6UmdStH.js:1:48213)';
const typeError = (message: string) => Object.assign(new TypeError(message), { stack });
/** The reporter is loaded by then, and all earlier errors were reported. */
const sentMessages = async () => {
  await import('./report-error.js');
  await new Promise(setImmediate);
  return Promise.all(sent.map(async (body) => (JSON.parse(await body.text()) as { message: string }).message));
};

describe('the errors of a visit', () => {
  beforeEach(() => void (sent.length = 0));

  it('up to ten errors are reported, each once, whatever unrelated errors came before', async () => {
    for (let times = 0; times < 20; times++) noteError('rejection', new DOMException('', 'AbortError'));
    for (const letter of 'aabcdefghijklm') noteError('error', typeError(`${letter} is not a function`));
    const messages = await sentMessages();
    expect(messages).toHaveLength(10);
    expect(new Set(messages).size).toBe(10);
  });
});
