import { expect, it } from '@jest/globals';
import { FileQueue, type QueueLimits, type Sender } from './file-queue.js';

const limits: QueueLimits = { places: 2, unapproved: { places: 1, waiting: 6 }, waiting: 10, patience: 10_000 };
const approved = (key: string): Sender => ({ key, isApproved: true });
const unapproved = (key: string): Sender => ({ key, isApproved: false });

const settled = () => new Promise(setImmediate);

function queueWith(changed: Partial<QueueLimits> = {}) {
  const queue = new FileQueue({ ...limits, ...changed });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const send = (file: string, sender: Sender) => {
    const sent = queue.run(sender, () => {
      started.push(file);
      return new Promise<string>((resolve) => ends.set(file, () => resolve(file)));
    });
    sent.catch(() => undefined);
    return sent;
  };
  const end = async (file: string) => {
    await settled();
    ends.get(file)!();
    await settled();
  };
  return { send, end, started };
}
const refusalOf = (sent: Promise<unknown>) =>
  sent.then(
    () => null,
    (error: { code: string; details: unknown }) => ({ code: error.code, details: error.details }),
  );

it('the queue of files starts an approved member immediately while six unapproved accounts send four files each', async () => {
  const { send, started } = queueWith({ unapproved: { places: 1, waiting: 30 }, waiting: 40 });
  for (const file of [1, 2, 3, 4]) for (const account of 'abcdef') void send(`${account}${file}`, unapproved(account));
  void send('proof', approved('asha'));
  await settled();
  expect(started).toEqual(['a1', 'proof']);
});

it('the queue of files opens one file of a member at a time', async () => {
  const { send, end, started } = queueWith();
  void send('first', approved('asha'));
  void send('second', approved('asha'));
  await settled();
  expect(started).toEqual(['first']);
  await end('first');
  expect(started).toEqual(['first', 'second']);
});

it('the queue of files gives the first file of every member a turn before the second file of any', async () => {
  const { send, end, started } = queueWith();
  for (const file of ['a1', 'a2', 'a3']) void send(file, unapproved('a'));
  void send('b1', unapproved('b'));
  void send('c1', approved('c'));
  void send('d1', approved('d'));
  await settled();
  expect(started).toEqual(['a1', 'c1']);
  await end('c1');
  await end('a1');
  expect(started).toEqual(['a1', 'c1', 'd1', 'b1']);
  await end('b1');
  expect(started.at(-1)).toBe('a2');
});

it('the queue of files takes the member whose last turn is longest ago', async () => {
  const { send, end, started } = queueWith({ places: 1 });
  void send('a1', approved('a'));
  void send('b1', approved('b'));
  await end('a1');
  void send('a2', approved('a'));
  void send('c1', approved('c'));
  await end('b1');
  expect(started).toEqual(['a1', 'b1', 'c1']);
});

it('the error names the position of a file whose turn does not come in time', async () => {
  const { send } = queueWith({ patience: 20 });
  void send('a1', unapproved('a'));
  const sent = [send('b1', unapproved('b')), send('c1', unapproved('c'))].map(refusalOf);
  expect(await sent[0]).toMatchObject({ code: 'FILE.QUEUED', details: { position: 1, retryAfterSeconds: 2 } });
  expect(await sent[1]).toMatchObject({ code: 'FILE.QUEUED' });
});

it('the queue of files prefers the first file of a newcomer to the last file of a member who sent many', async () => {
  const { send, started, end } = queueWith({ unapproved: { places: 1, waiting: 3 } });
  void send('a1', unapproved('a'));
  const many = ['a2', 'a3', 'a4'].map((file) => refusalOf(send(file, unapproved('a'))));
  void send('b1', unapproved('b'));
  expect(await many[2]).toMatchObject({ code: 'FILE.QUEUED', details: { position: 4 } });
  await end('a1');
  expect(started).toEqual(['a1', 'b1']);
});

it('the queue of files starts the next file after one that failed', async () => {
  const queue = new FileQueue({ ...limits, places: 1 });
  const failed = queue.run(approved('a'), () => Promise.reject(new Error('no')));
  const next = queue.run(approved('b'), () => Promise.resolve('yes'));
  await expect(failed).rejects.toThrow('no');
  await expect(next).resolves.toBe('yes');
  expect(queue.isIdle).toBe(true);
});
