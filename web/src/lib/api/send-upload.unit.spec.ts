import { afterEach, expect, it, jest } from '@jest/globals';
import { ApiError } from './api-error.js';
import { requestsUnderWay } from './busy.js';
import { sendUpload } from './send-upload.js';
import type { RawAnswer, Request } from './raw-call.js';
import { upload } from './upload.js';

const file = new File(['proof'], 'proof.png');
const request: Request = { method: 'POST', url: '/api/x', headers: { 'idempotency-key': 'k' }, body: new FormData() };
const answer: RawAnswer = { status: 201, text: '{}', header: () => null };
const broken = () => new ApiError('No line', 'NETWORK.UNREACHABLE', 0);

const sendOnce = jest.fn<(request: Request) => Promise<RawAnswer>>();
const waitUntilOnline = jest.fn<(afterMs: number, signal: AbortSignal) => Promise<void>>();
Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });
let isOnline = true;
const ways = { sendOnce, connectivity: { isOnline: () => isOnline, waitUntilOnline } };
const untilWoken = (_afterMs: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));

afterEach(() => {
  sendOnce.mockReset();
  waitUntilOnline.mockReset();
  isOnline = true;
  expect(upload.get()).toBeNull();
  expect(requestsUnderWay.get()).toBe(0);
});

it('an upload shows the sent share', async () => {
  const shares: number[] = [];
  sendOnce.mockImplementation(async ({ onUploadProgress }) => {
    onUploadProgress!(0.5);
    expect(upload.get()).toMatchObject({ files: [file], state: 'sending', share: 0.5 });
    return answer;
  });
  await sendUpload({ ...request, onUploadProgress: (share) => shares.push(share) }, [file], ways);
  expect(shares).toEqual([0, 0.5]);
});

it('an upload is sent again, with the same key, when the connection is back', async () => {
  sendOnce.mockRejectedValueOnce(broken()).mockRejectedValueOnce(broken()).mockResolvedValueOnce(answer);
  waitUntilOnline.mockImplementation(async () => {
    expect(upload.get()?.state).toBe('waiting');
    expect(requestsUnderWay.get()).toBe(0);
  });
  await expect(sendUpload(request, [file], ways)).resolves.toBe(answer);
  expect(sendOnce.mock.calls.map(([{ headers }]) => headers['idempotency-key'])).toEqual(['k', 'k', 'k']);
  expect(waitUntilOnline.mock.calls.map(([ms]) => ms)).toEqual([2000, 4000]);
});

it('an upload shows its position in the queue of the server, and is sent again at the time that the server names', async () => {
  const queued = (position: number): RawAnswer => ({
    status: 429,
    text: JSON.stringify({ code: 'FILE.QUEUED', details: { position } }),
    header: (name) => (name === 'retry-after' ? '4' : null),
  });
  sendOnce.mockResolvedValueOnce(queued(3)).mockResolvedValueOnce(queued(1)).mockResolvedValueOnce(answer);
  const positions: (number | undefined)[] = [];
  waitUntilOnline.mockImplementation(async () => {
    expect(upload.get()?.state).toBe('queued');
    positions.push(upload.get()?.position);
  });
  await expect(sendUpload(request, [file], ways)).resolves.toBe(answer);
  expect(positions).toEqual([3, 1]);
  expect(waitUntilOnline.mock.calls.map(([ms]) => ms)).toEqual([4_000, 4_000]);
});

it('an upload is reported as queued when its turn does not come within five minutes', async () => {
  const queued: RawAnswer = { status: 429, text: '{"code":"FILE.QUEUED"}', header: () => null };
  sendOnce.mockResolvedValue(queued);
  waitUntilOnline.mockResolvedValue();
  let minutes = 0;
  await expect(sendUpload(request, [file], { ...ways, now: () => (minutes += 1) * 60_000 })).resolves.toBe(queued);
});

it('an upload fails in the end when the server stays away although there is a connection', async () => {
  sendOnce.mockRejectedValue(broken());
  waitUntilOnline.mockResolvedValue();
  await expect(sendUpload(request, [file], ways)).rejects.toMatchObject({ code: 'NETWORK.UNREACHABLE' });
  expect(sendOnce).toHaveBeenCalledTimes(6);
});

it('an upload waits while there is no connection', async () => {
  isOnline = false;
  for (let time = 0; time < 20; time += 1) sendOnce.mockRejectedValueOnce(broken());
  sendOnce.mockResolvedValueOnce(answer);
  waitUntilOnline.mockResolvedValue();
  await expect(sendUpload(request, [file], ways)).resolves.toBe(answer);
});

it('an upload is repeated on a new connection after a long silence, and then given up', async () => {
  sendOnce.mockImplementation(async () => {
    throw new ApiError('No answer', 'NETWORK.SILENT', 0);
  });
  waitUntilOnline.mockResolvedValue();
  await expect(sendUpload(request, [file], ways)).rejects.toMatchObject({ code: 'NETWORK.SILENT' });
  expect(sendOnce).toHaveBeenCalledTimes(2);
  sendOnce.mockReset();
  sendOnce.mockRejectedValueOnce(new ApiError('No answer', 'NETWORK.SILENT', 0)).mockResolvedValueOnce(answer);
  await expect(sendUpload(request, [file], ways)).resolves.toBe(answer);
});

it('an upload resumes when the reader wants it, and ends when they give up', async () => {
  sendOnce.mockRejectedValue(broken());
  waitUntilOnline.mockImplementation(untilWoken);
  const sending = sendUpload(request, [file], ways);
  const ended = expect(sending).rejects.toMatchObject({ code: 'NETWORK.UNREACHABLE' });
  while (upload.get()?.state !== 'waiting') await Promise.resolve();
  upload.get()!.tryNow();
  while (sendOnce.mock.calls.length < 2 || upload.get()?.state !== 'waiting') await Promise.resolve();
  upload.get()!.giveUp();
  await ended;
  expect(sendOnce).toHaveBeenCalledTimes(2);
});

it('an upload waits for the answer to the previous try while the server works on it', async () => {
  const atWork = { ...answer, status: 409, text: '{"code":"IDEMPOTENCY.IN_PROGRESS"}' };
  sendOnce.mockRejectedValueOnce(broken()).mockResolvedValueOnce(atWork).mockResolvedValueOnce(answer);
  waitUntilOnline.mockResolvedValue();
  await expect(sendUpload(request, [file], ways)).resolves.toBe(answer);
});

it('a rejected upload is not repeated', async () => {
  sendOnce.mockResolvedValueOnce({ ...answer, status: 422 });
  await expect(sendUpload(request, [file], ways)).resolves.toMatchObject({ status: 422 });
  expect(waitUntilOnline).not.toHaveBeenCalled();
});
