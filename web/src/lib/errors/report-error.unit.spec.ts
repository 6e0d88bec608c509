import { clientError } from '@deepam/contracts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { ApiError } from '../api/api-error.js';
import { reportOf } from './report-error.js';

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

const here = { pathname: '/network/65f000000000000000000001', isOnline: true, build: 'a1b2c3' };

const thrown = (message: string, more: object = {}) => Object.assign(new TypeError(message), { stack }, more);

describe('the report of an error to the gateway', () => {
  it('the report has the fault and its place, and nothing of the person', () => {
    const report = reportOf('error', thrown('no 9876543210 of "Asha Patil"'), here);
    expect(report).toEqual({
      kind: 'error',
      name: 'TypeError',
      message: 'no # of …',
      frames: ['index-C6UmdStH.js:1:48213'],
      page: '/network/:id',
      build: 'a1b2c3',
    });
    expect(clientError.parse(report)).toEqual(report);
  });

  it('a rejected call is reported by its code, because its message may name a person', () => {
    const refusal = new ApiError('Asha Patil has that already', 'NETWORK.UTR_USED', 409);
    expect(reportOf('rejection', refusal, here)).toMatchObject({ name: 'ApiError', message: 'NETWORK.UTR_USED' });
  });

  it.each([
    ['a line that is gone', new ApiError('no line', 'NETWORK.UNREACHABLE', 0), here],
    ['a call that was given up', new DOMException('', 'AbortError'), here],
    ['a text that somebody has thrown', 'Asha Patil', here],
    ['an extension of the browser', thrown('no', { stack: 'at chrome-extension://a/assets/b.js:1:2' }), here],
    ['a part that cannot be loaded without a line', thrown('Failed to fetch'), { ...here, isOnline: false }],
  ])('no report is made for %s', (_what, error, place) => {
    expect(reportOf('rejection', error, place)).toBeNull();
  });

  it('the report has a name that the gateway accepts', () => {
    expect(reportOf('drawing', thrown('no', { name: 'Asha 1', stack: '' }), here)).toMatchObject({ name: 'Error' });
  });
});
