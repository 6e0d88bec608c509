import { allEndpoints } from '@deepam/contracts';
import * as contracts from '@deepam/contracts';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { callApi, callPage } from './api-client.js';
import { ApiError } from './api/api-error.js';
import { newIdempotencyKey } from './api/build-request.js';
import { requestsUnderWay } from './api/busy.js';
import { passwordPrompt } from './auth/password-prompt.js';
import { session } from './auth/session.js';

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body), { status, headers });

const fetched = jest.fn<typeof fetch>();
const sent = (call = 0) => fetched.mock.calls[call]![1]!;
const header = (name: string, call = 0) => (sent(call).headers as Record<string, string>)[name];
const errorOf = async (work: Promise<unknown>): Promise<ApiError> => {
  const error = await work.then(
    () => null,
    (error: unknown) => error,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

beforeEach(() => {
  Object.assign(globalThis, {
    __API_ROUTES__: Object.fromEntries(allEndpoints.map(({ name, method, path }) => [name, [method, path]])),
    fetch: fetched,
    document: { documentElement: { toggleAttribute: () => true } },
  });
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });
  fetched.mockReset();
  session.set({ status: 'out', reason: null });
});
afterEach(() => expect(requestsUnderWay.get()).toBe(0));

const key = newIdempotencyKey();
const logIn = () => session.set({ status: 'in', token: 'the-token', isHead: false });

describe('a call', () => {
  it('a call goes to the method and path of its contract, with the login and a key for the change', async () => {
    logIn();
    fetched.mockImplementation(async () => answer(200, { message: 'done' }));
    await expect(callApi('approveRegistration', { key, body: { userId: 'a' } })).resolves.toEqual({ message: 'done' });
    expect(fetched.mock.calls[0]![0]).toBe('/api/member/approve-registration');
    expect(sent()).toMatchObject({ method: 'POST', body: '{"userId":"a"}' });
    expect(header('authorization')).toBe('Bearer the-token');
    expect(header('idempotency-key')).toBe(key);
  });

  it('a read has no key and no body, and without a login no token', async () => {
    fetched.mockImplementation(async () => answer(200, []));
    await callApi('listPlans');
    expect(Object.keys(sent().headers as object)).toEqual(['accept', 'traceparent']);
    expect(sent().body).toBeUndefined();
  });

  it('a call with a body shows the loading box while it is under way, and other calls do not', async () => {
    const during: number[] = [];
    fetched.mockImplementation(async () => {
      during.push(requestsUnderWay.get());
      return answer(200, []);
    });
    await callApi('login', { key, body: { mobile: '9876543210', password: 'x' } });
    await callApi('listPlans');
    expect(during).toEqual([1, 0]);
  });

  it('the error of too many calls names the minutes, once it is more than one', async () => {
    const refusal = { error: 'Please wait a minute.', code: 'REQUEST.TOO_MANY', requestId: 'r' };
    const saidAfter = async (wait: string) => {
      fetched.mockImplementation(async () => answer(429, refusal, { 'retry-after': wait }));
      return (await errorOf(callApi('listPlans'))).message;
    };
    expect(await saidAfter('3541')).toBe('Too many attempts. Please try again in 60 minutes.');
    expect(await saidAfter('60')).toBe('Please wait a minute.');
  });

  it('a call returns the rest of a list from the headers', async () => {
    fetched.mockImplementation(async () => answer(200, [1, 2], { 'x-next-cursor': 'abc', 'x-total-count': '7' }));
    await expect(callPage('listNotifications')).resolves.toEqual({ items: [1, 2], nextCursor: 'abc', total: 7 });
    fetched.mockImplementation(async () => answer(200, []));
    await expect(callPage('listNotifications')).resolves.toEqual({ items: [], nextCursor: null, total: null });
  });
});

describe('a call that fails', () => {
  it('a cancelled call reports nothing about the connection', async () => {
    fetched.mockImplementation(
      (_url, { signal } = {}) =>
        new Promise((_answer, fail) => {
          signal!.addEventListener('abort', () => fail(new DOMException('Aborted', 'AbortError')));
        }),
    );
    const stopper = new AbortController();
    const call = callApi('listPlans', { signal: stopper.signal });
    stopper.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it("a failed call returns the server's sentence, code and details", async () => {
    fetched.mockImplementation(async () =>
      answer(422, { error: 'Please check.', code: 'REQUEST.INVALID', requestId: 'r', details: { name: 'Too long.' } }),
    );
    const error = await errorOf(callApi('updateProfile', { key, body: { name: 'x' } }));
    expect(error).toMatchObject({ message: 'Please check.', code: 'REQUEST.INVALID', status: 422, requestId: 'r' });
    expect(error.fieldError('name')).toBe('Too long.');
    expect(error.fieldError('email')).toBeUndefined();
  });

  it('an error has a sentence even if a proxy answers with a page of its own', async () => {
    fetched.mockImplementation(async () => answer(502, '<html>Bad gateway</html>'));
    const error = await errorOf(callApi('listPlans'));
    expect(error).toMatchObject({ status: 502, code: 'ANSWER.UNREADABLE' });
    expect(error.message).toMatch(/is unavailable/);
  });

  it('a failed call ends the session on a 401, unless the caller was logged out', async () => {
    fetched.mockImplementation(async () =>
      answer(401, { error: 'Please log in.', code: 'AUTH.TOKEN_EXPIRED', requestId: 'r' }),
    );
    await errorOf(callApi('login', { key, body: { mobile: '9876543210', password: 'x' } }));
    expect(session.get()).toEqual({ status: 'out', reason: null });
    logIn();
    await errorOf(callApi('profile'));
    expect(session.get()).toEqual({ status: 'out', reason: 'expired' });
  });

  it('a failed call does not end a newer session than its own', async () => {
    logIn();
    fetched.mockImplementation(async () => {
      session.set({ status: 'in', token: 'a-newer-token', isHead: false });
      return answer(401, { error: 'x', code: 'AUTH.SESSION_REVOKED', requestId: 'r' });
    });
    await errorOf(callApi('profile'));
    expect(session.get()).toMatchObject({ status: 'in', token: 'a-newer-token' });
  });

  it('a change whose connection breaks is repeated with the same key', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(answer(200, { message: '' }));
    await callApi('approveRegistration', { key, body: { userId: 'a' } });
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(header('idempotency-key', 1)).toBe(header('idempotency-key', 0));
  });

  it('the error distinguishes an unreachable server from an offline reader', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect((await errorOf(callApi('listPlans'))).message).toMatch(/Can’t reach the server/);
    Object.defineProperty(globalThis, 'navigator', { value: { onLine: false }, configurable: true });
    expect((await errorOf(callApi('listPlans'))).message).toMatch(/offline/);
  });
});

describe('a call that wants the password again', () => {
  const refusal = () => answer(403, { error: 'x', code: 'AUTH.REAUTHENTICATE', requestId: 'r' });
  const renewed = () => session.set({ status: 'in', token: 'a-fresh-token', isHead: false });
  const question = async () => {
    for (let turn = 0; passwordPrompt.get() === null && turn < 50; turn++) await Promise.resolve();
    return passwordPrompt.get()!;
  };

  it('the call is repeated with the fresh token, the same key and the same body', async () => {
    logIn();
    fetched.mockResolvedValueOnce(refusal()).mockResolvedValueOnce(answer(200, { message: 'done' }));
    const call = callApi('updateProfile', { key: newIdempotencyKey(), body: { panCardNo: 'ABCPE1234F' } });
    const { answer: give } = await question();
    renewed();
    give(true);
    await expect(call).resolves.toEqual({ message: 'done' });
    expect(header('authorization', 1)).toBe('Bearer a-fresh-token');
    expect(header('idempotency-key', 1)).toBe(header('idempotency-key', 0));
    expect(sent(1).body).toBe(sent(0).body);
  });

  it('the password is asked once for all waiting calls, and never if another tab got it', async () => {
    logIn();
    fetched.mockImplementation(async (_url, init) =>
      (init!.headers as Record<string, string>)['authorization'] === 'Bearer the-token' ? refusal() : answer(200, {}),
    );
    const calls = [callApi('documents'), callApi('documents')];
    const asked = await question();
    expect(passwordPrompt.get()).toBe(asked);
    renewed();
    asked.answer(true);
    await Promise.all(calls);
    expect(passwordPrompt.get()).toBeNull();

    logIn();
    fetched.mockImplementationOnce(async () => (renewed(), refusal()));
    await callApi('documents');
    expect(passwordPrompt.get()).toBeNull();
  });

  it('a call that wants the password again fails quietly when the reader cancels, or is logged out', async () => {
    logIn();
    fetched.mockImplementation(async () => refusal());
    const cancelled = errorOf(callApi('documents'));
    (await question()).answer(false);
    expect(await cancelled).toMatchObject({ code: 'AUTH.REAUTHENTICATE', message: expect.stringMatching(/password/) });
    const loggedOut = errorOf(callApi('documents'));
    await question();
    session.set({ status: 'out', reason: 'signed-out' });
    expect((await loggedOut).code).toBe('AUTH.REAUTHENTICATE');
    expect(passwordPrompt.get()).toBeNull();
  });
});

describe('the table of calls', () => {
  it('the table of calls contains every call by its name in the contracts', () => {
    const exported = contracts as Record<string, unknown>;
    for (const endpoint of allEndpoints) expect(exported[endpoint.name]).toBe(endpoint);
  });
});
