import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import {
  beginSecondFactor,
  changePassword,
  confirmSecondFactor,
  documents,
  endMemberSessions,
  endSession,
  login,
  reauthenticate,
  renewRecoveryCodes,
  secondFactor,
  turnOffSecondFactor,
} from '@deepam/contracts';
import { send } from '@deepam/api-client';
import { closeGracefully } from '@deepam/platform';
import { expect, it, jest } from '@jest/globals';
import { decodeJwt } from 'jose';
import { generate } from 'otplib';
import { RotateDataKeyHandler } from '../src/key-rotation/rotate-data-key.js';
import { CodeCheck } from '../src/factors/code-check.js';
import { newAuthenticator } from './authenticator.js';
import type { TestIdentity } from './identity-harness.js';
import { newMember, tokenOf, type TestMember } from './members.js';

const minutes = (count: number) => count * 60_000;

export function secondFactorTests(running: () => TestIdentity, head: () => string): void {
  const confirmAgain = (token: string, password: string) =>
    running().call(reauthenticate, { token, body: { password } });
  const reveal = async (token: string) => {
    const { status, error } = await running().call(documents, { token });
    return error ? `${status} ${error.code}` : status;
  };
  const logIn = async ({ mobile, password }: TestMember, code?: string, headers: Record<string, string> = {}) => {
    const body = { mobile, password, ...(code !== undefined && { code }) };
    return running().call(login, { body, headers });
  };
  const codeOf = ({ status, error }: { status: number; error?: { code: string } | undefined }) =>
    error ? `${status} ${error.code}` : status;
  const withFactor = async () => {
    const member = await newMember(running());
    return { member, app: await newAuthenticator(running(), member.token) };
  };
  async function raced<T>(calls: ((url: string) => Promise<T>)[]): Promise<T[]> {
    const second = await running().replica();
    const urls = [running().url, `http://127.0.0.1:${(second.getHttpServer().address() as AddressInfo).port}`];
    try {
      return await Promise.all(calls.map((call, i) => call(urls[i % 2]!)));
    } finally {
      await closeGracefully(second);
    }
  }

  it('the second factor is requested after the right password, and a wrong password does not reveal it', async () => {
    const plain = await newMember(running());
    const { member, app } = await withFactor();
    const guess = async (mobile: string, code?: string) => {
      const { status, error, headers } = await running().call(login, {
        body: { mobile, password: 'guess', ...(code !== undefined && { code }) },
      });
      return { status, error: { ...error, requestId: '' }, cookie: headers['set-cookie'] };
    };
    const ofNoFactor = await guess(plain.mobile);
    expect(ofNoFactor.error.code).toBe('AUTH.INVALID_CREDENTIALS');
    const code = await app.code();
    expect([await guess(member.mobile), await guess(member.mobile, code)]).toEqual([ofNoFactor, ofNoFactor]);

    const needed = await logIn(member);
    expect(codeOf(needed)).toBe('401 AUTH.CODE_NEEDED');
    // The password without the code makes no known device and no session.
    expect(needed.headers['set-cookie']).toBeUndefined();
    expect(codeOf(await logIn(member, '000000'))).toBe('401 AUTH.CODE_WRONG');
    expect(codeOf(await logIn(member, code))).toBe(200);
    expect(codeOf(await logIn(plain, code))).toBe(200);
  });

  it('the second factor accepts a code once, on whichever replica, and none of an earlier step', async () => {
    const { member, app } = await withFactor();
    const { mobile, password } = member;
    const [earlier, code] = [await app.code(), await app.code(1)];
    const body = { mobile, password, code };
    const answers = await raced(Array.from({ length: 8 }, () => (url: string) => send(url, login, { body })));
    expect(answers.map(codeOf).toSorted()).toEqual([200, ...Array<string>(7).fill('401 AUTH.CODE_WRONG')]);
    expect(codeOf(await logIn(member, earlier))).toBe('401 AUTH.CODE_WRONG');
    running().clock.advance(60_000);
    expect(codeOf(await logIn(member, await app.code()))).toBe(200);
  });

  it('the second factor accepts each of ten recovery codes once, even if two logins use it at once', async () => {
    const { member, app } = await withFactor();
    const { mobile, password } = member;
    expect(new Set(app.recoveryCodes).size).toBe(10);
    const body = { mobile, password, code: app.recoveryCodes[3]! };
    const answers = await raced(Array.from({ length: 6 }, () => (url: string) => send(url, login, { body })));
    expect(answers.map(codeOf).toSorted()).toEqual([200, ...Array<string>(5).fill('401 AUTH.CODE_WRONG')]);
    const typed = app.recoveryCodes[9]!.toUpperCase().replaceAll('-', ' ');
    const { token } = (await logIn(member, typed)).body;
    expect((await running().call(secondFactor, { token })).body).toEqual({
      isOn: true,
      recoveryCodesLeft: 8,
      isDemanded: false,
    });
  });

  it('the second factor can be guessed ten times an hour from all addresses together, and its owner logs in with a known device', async () => {
    const { member, app } = await withFactor();
    const { mobile, password, token } = member;
    const known = await logIn(member, await app.code());
    const cookie = String(known.headers['set-cookie']).split(';')[0]!;
    running().clock.advance(30_000);
    const guess = (i: number) => String(i).padStart(6, '0');
    type Door = (url: string, code: string) => Promise<{ status: number; error?: { code: string } | undefined }>;
    const doors: Door[] = [
      (url, code) => send(url, login, { body: { mobile, password, code } }),
      (url, code) => send(url, reauthenticate, { token, body: { password, code } }),
      (url, code) => send(url, turnOffSecondFactor, { token, body: { code } }),
    ];
    const answers = await raced(Array.from({ length: 36 }, (_, i) => (url: string) => doors[i % 3]!(url, guess(i))));
    const wrong = answers.filter(({ error }) => error?.code.endsWith('CODE_WRONG'));
    expect([wrong.length, answers.filter(({ status }) => status === 429).length]).toEqual([10, 26]);
    expect(codeOf(await logIn(member, await app.code()))).toBe('429 REQUEST.TOO_MANY');
    expect(codeOf(await logIn(member, app.recoveryCodes[0]!))).toBe('429 REQUEST.TOO_MANY');
    expect(codeOf(await logIn(member, await app.code(), { cookie }))).toBe(200);
  });

  it('the second factor is required with the password in a running session, and a changed password does not avoid it', async () => {
    const { member, app } = await withFactor();
    const { password, token } = member;
    running().clock.advance(minutes(6));
    const give = async (code?: string) =>
      running().call(reauthenticate, { token, body: { password, ...(code !== undefined && { code }) } });
    expect(codeOf(await give())).toBe('422 IDENTITY.CODE_NEEDED');
    expect(codeOf(await give('000000'))).toBe('422 IDENTITY.CODE_WRONG');
    const changed = { password: 'another good one', confirmPassword: 'another good one', currentPassword: password };
    const change = (as: string) => running().call(changePassword, { token: as, body: changed });
    expect(codeOf(await change(token))).toBe('403 AUTH.REAUTHENTICATE');
    const fresh = (await give(await app.code())).body.token;
    expect(await reveal(fresh)).toBe(200);
    running().clock.advance(minutes(4));
    const { token: after } = (await change(fresh)).body;
    running().clock.advance(minutes(2));
    expect(await reveal(after)).toBe('403 AUTH.REAUTHENTICATE');
  });

  it('the second factor is turned off, and its recovery codes replaced, only with a recent password and a code', async () => {
    const { member, app } = await withFactor();
    const { password, token } = member;
    const turnOff = (as: string, code: string) => running().call(turnOffSecondFactor, { token: as, body: { code } });
    const renew = (as: string, code: string) => running().call(renewRecoveryCodes, { token: as, body: { code } });
    expect([codeOf(await turnOff(token, '000000')), codeOf(await renew(token, '000000'))]).toEqual([
      '422 IDENTITY.CODE_WRONG',
      '422 IDENTITY.CODE_WRONG',
    ]);
    running().clock.advance(minutes(6));
    const stale = await app.code();
    expect([codeOf(await turnOff(token, stale)), codeOf(await renew(token, stale))]).toEqual([
      '403 AUTH.REAUTHENTICATE',
      '403 AUTH.REAUTHENTICATE',
    ]);
    const fresh = (await running().call(reauthenticate, { token, body: { password, code: stale } })).body.token;
    const { recoveryCodes } = (await renew(fresh, app.recoveryCodes[0]!)).body;
    expect(recoveryCodes).toHaveLength(10);
    expect(codeOf(await turnOff(fresh, app.recoveryCodes[1]!))).toBe('422 IDENTITY.CODE_WRONG');
    expect(codeOf(await turnOff(fresh, recoveryCodes[1]!))).toBe(200);
    expect(codeOf(await logIn(member))).toBe(200);
    expect([codeOf(await turnOff(fresh, '000000')), codeOf(await renew(fresh, '000000'))]).toEqual([
      '409 IDENTITY.SECOND_FACTOR_OFF',
      '409 IDENTITY.SECOND_FACTOR_OFF',
    ]);
  });

  it.each([
    ['turned off', 'alone', turnOffSecondFactor],
    ['turned off', 'with all others', turnOffSecondFactor],
    ['given new recovery codes', 'alone', renewRecoveryCodes],
    ['given new recovery codes', 'with all others', renewRecoveryCodes],
  ])(
    'the second factor is not %s by a session that ends, %s, while its code is checked',
    async (_action, which, endpoint) => {
      const member = await newMember(running());
      const { id, token, mobile, password } = member;
      const other = await tokenOf(running(), mobile, password);
      const app = await newAuthenticator(running(), token);
      const kept = () => running().connection.collection<{ _id: string }>('second_factors').findOne({ _id: id });
      const before = await kept();
      expect(before).not.toBeNull();
      const end = async () =>
        which === 'alone'
          ? running().call(endSession, { token: other, params: { id: String(decodeJwt(token)['sid']) } })
          : running().call(endMemberSessions, { token: head(), params: { id } });
      const looks = jest.spyOn(CodeCheck.prototype, 'demand').mockImplementation(async () => {
        expect((await end()).status).toBe(200);
        return true;
      });
      const answer = await running().call(endpoint, { token, body: { code: await app.code() } });
      looks.mockRestore();
      expect(codeOf(answer)).toBe('401 AUTH.SESSION_REVOKED');
      expect(await kept()).toEqual(before);
    },
  );

  it('the second factor is not set up without the password, however new the session is', async () => {
    const { id, token, password } = await newMember(running());
    const begin = async (body: object) => codeOf(await running().call(beginSecondFactor, { token, body }));
    expect(await begin({})).toBe('422 IDENTITY.PROOF_NEEDED');
    expect(await begin({ password: 'guess' })).toBe('422 IDENTITY.PASSWORD_WRONG');
    expect((await running().auditEntriesOf(id)).at(-1)).toMatchObject({ kind: 'reauthentication-failed' });
    expect(codeOf(await running().call(confirmSecondFactor, { token, body: { code: '000000' } }))).toBe(
      '409 IDENTITY.SECOND_FACTOR_NOT_BEGUN',
    );
    expect(await begin({ password })).toBe(200);
  });

  it('the second factor begins with a code of the newest secret, within a quarter of an hour', async () => {
    const member = await newMember(running());
    const { token, password } = member;
    const confirm = (code: string, as = token) => running().call(confirmSecondFactor, { token: as, body: { code } });
    expect(codeOf(await confirm('000000'))).toBe('409 IDENTITY.SECOND_FACTOR_NOT_BEGUN');
    const { secret } = (await running().call(beginSecondFactor, { token, body: { password } })).body;
    const { secret: newer, uri } = (await running().call(beginSecondFactor, { token, body: { password } })).body;
    expect(uri).toContain(`secret=${newer}`);
    const epoch = Math.floor(running().clock.now().getTime() / 1000);
    expect(codeOf(await confirm(await generate({ secret, epoch })))).toBe('422 IDENTITY.CODE_WRONG');
    expect(codeOf(await confirm('a word'))).toBe('422 IDENTITY.CODE_WRONG');
    // The app is not active yet, so a picture that was never scanned can't lock the owner out.
    expect(codeOf(await logIn(member))).toBe(200);
    running().clock.advance(minutes(16));
    const fresh = (await confirmAgain(token, password)).body.token;
    const late = await generate({ secret: newer, epoch: epoch + 16 * 60 });
    expect(codeOf(await confirm(late, fresh))).toBe('409 IDENTITY.SECOND_FACTOR_NOT_BEGUN');
    await newAuthenticator(running(), fresh);
    expect(codeOf(await running().call(beginSecondFactor, { token: fresh, body: { password } }))).toBe(
      '409 IDENTITY.SECOND_FACTOR_ON',
    );
    expect(codeOf(await confirm(late, fresh))).toBe('409 IDENTITY.SECOND_FACTOR_ON');
  });

  it('the second factor is stored encrypted, cannot be moved to another account, and is encrypted again with a new data key', async () => {
    const { member, app } = await withFactor();
    const begun = await newMember(running());
    const { secret } = (
      await running().call(beginSecondFactor, { token: begun.token, body: { password: begun.password } })
    ).body;
    const factors = () => running().connection.collection<{ _id: string }>('second_factors');
    const stored = JSON.stringify(await factors().find().toArray());
    for (const clear of [secret, ...app.recoveryCodes]) expect(stored).not.toContain(clear);

    const fresh = `fresh:${randomBytes(32).toString('base64')}`;
    await running().restart({ DATA_KEYS: `${fresh},${running().env['DATA_KEYS']}` });
    expect(
      await running()
        .app.get(RotateDataKeyHandler, { strict: false })
        .execute(() => undefined),
    ).toEqual([]);
    await running().restart({ DATA_KEYS: fresh });
    expect(codeOf(await logIn(member, await app.code()))).toBe(200);
    const epoch = Math.floor(running().clock.now().getTime() / 1000);
    const body = { code: await generate({ secret, epoch }) };
    expect(codeOf(await running().call(confirmSecondFactor, { token: begun.token, body }))).toBe(200);

    const thief = await newMember(running());
    const own = await newAuthenticator(running(), thief.token);
    const { secret: sealed } = (await factors().findOne({ _id: thief.id })) as unknown as { secret: object };
    await factors().updateOne({ _id: member.id }, { $set: { secret: sealed } });
    running().clock.advance(60_000);
    expect(codeOf(await logIn(member, await own.code()))).toBe('500 SERVER.FAULT');
  });
}
