import { expect, it } from '@jest/globals';
import { closeAndSend } from './run-service.js';

it('the end of a process sends the remaining events after everything is closed', async () => {
  const order: string[] = [];
  const closing = Promise.resolve().then(() => void order.push('closed'));
  await closeAndSend(closing, async () => void order.push('sent'), 60_000);
  expect(order).toEqual(['closed', 'sent']);
});

it('sending does not wait for slow closing, and ends when that is done', async () => {
  let close = () => {};
  const closing = new Promise<void>((resolve) => (close = resolve));
  let ended = false;
  const sent = new Promise<void>((resolve) => {
    const ending = closeAndSend(closing, async () => resolve(), 1);
    void ending.then(() => (ended = true));
  });
  await sent;
  expect(ended).toBe(false);
  close();
  await closing;
  await new Promise(setImmediate);
  expect(ended).toBe(true);
});

it('the end of a process fails with the error of the part that could not be closed', async () => {
  const closing = Promise.reject(new Error('still open'));
  await expect(closeAndSend(closing, () => Promise.resolve(), 60_000)).rejects.toThrow('still open');
});
