import { describe, expect, it, jest } from '@jest/globals';
import { ActionGuard, contentOf } from './action-guard.js';
import { ApiError } from './api-error.js';

const error = (status: number, code: ApiError['code'] = 'SERVER.UNAVAILABLE') => new ApiError('No', code, status);
const waiting = () => {
  const ends: (() => void)[] = [];
  return { ends, onEnd: (forget: () => void) => void ends.push(forget) };
};

describe('a press', () => {
  it('a press joins the same action that is under way', async () => {
    const guard = new ActionGuard();
    const work = jest.fn(async () => 'done');
    const { onEnd } = waiting();
    const presses = [guard.once('A', work, onEnd), guard.once('A', work, onEnd)];
    expect(await Promise.all(presses)).toEqual(['done', 'done']);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('a press stays the same after the answer until the result is shown', async () => {
    const guard = new ActionGuard();
    const work = jest.fn(async () => 'done');
    const { ends, onEnd } = waiting();
    await guard.once('A', work, onEnd);
    await guard.once('A', work, onEnd);
    expect(work).toHaveBeenCalledTimes(1);
    for (const forget of ends) forget();
    await guard.once('A', work, onEnd);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('a press can be repeated after an error', async () => {
    const guard = new ActionGuard();
    const { ends, onEnd } = waiting();
    await expect(guard.once('A', () => Promise.reject(error(422)), onEnd)).rejects.toThrow();
    for (const forget of ends) forget();
    await expect(guard.once('A', async () => 'done', onEnd)).resolves.toBe('done');
  });

  it('a press with another content is another one', async () => {
    const guard = new ActionGuard();
    const work = jest.fn(async () => 'done');
    const { onEnd } = waiting();
    await Promise.all([guard.once('A', work, onEnd), guard.once('B', work, onEnd)]);
    expect(work).toHaveBeenCalledTimes(2);
  });
});

describe('the key of a press', () => {
  it.each([
    ['a lost answer', error(0, 'NETWORK.UNREACHABLE')],
    ['an error of the server', error(503)],
    ['an answer that cannot be read', error(502, 'ANSWER.UNREADABLE')],
    ['a first try that is still at work', error(409, 'IDEMPOTENCY.IN_PROGRESS')],
    ['an error nobody knows', new Error('x')],
  ])('the key stays after %s, and another content has another', (_what, reason) => {
    const guard = new ActionGuard();
    const key = guard.keyOf('A');
    guard.settle('A', reason);
    expect(guard.keyOf('B')).not.toBe(key);
    expect(guard.keyOf('A')).toBe(key);
  });

  it.each([
    ['success', undefined],
    ['a refusal', error(422, 'REQUEST.INVALID')],
  ])('the key changes after %s', (_what, reason) => {
    const guard = new ActionGuard();
    const key = guard.keyOf('A');
    guard.settle('A', reason);
    expect(guard.keyOf('A')).not.toBe(key);
  });
});

describe('a content', () => {
  const picture = (name: string, lastModified = 1) => new File(['x'], name, { type: 'image/png', lastModified });

  it('a content is the same with the same file chosen again, and another with another file', () => {
    const order = (file: File) => contentOf({ quantity: 2, file });
    expect(order(picture('a.png'))).toBe(order(picture('a.png')));
    expect(order(picture('b.png'))).not.toBe(order(picture('a.png')));
    expect(order(picture('a.png', 2))).not.toBe(order(picture('a.png')));
  });

  it('a content may be empty', () => {
    expect(contentOf(undefined)).toBe('');
  });
});
