import {
  account,
  beginPasskey,
  beginPasskeyLogin,
  beginSecondFactor,
  changePassword,
  confirmSecondFactor,
  endOtherSessions,
  login,
  reauthenticate,
  removePasskey,
  secondFactor,
  sessionsRevoked,
  turnOffSecondFactor,
  updateProfile,
} from '@deepam/contracts';
import { appCode, freshMobile, type PasskeyDevice, poll } from '@deepam/testing';
import { expect, it, jest } from '@jest/globals';
import { hash as argon2id } from '@node-rs/argon2';
import {
  isResetSecondFactorCommand,
  resetSecondFactorCommand,
  resetSecondFactorUsage,
} from '../src/second-factor/reset-second-factor/reset-second-factor.command.js';
import { PasswordHasher } from '../src/passwords/password-hasher.js';
import { CodeCheck } from '../src/factors/code-check.js';
import { newAuthenticator } from './authenticator.js';
import type { TestIdentity } from './identity-harness.js';
import { newMember } from './members.js';
import { forgetAccounts, runOperatorCommand } from './operator-commands.js';
import { passkeyOrigin, Passkeys } from './passkeys.js';

export function headSecondFactorTests(running: () => TestIdentity): void {
  const mobile = freshMobile();
  const password = 'the head knows';
  const logIn = (code?: string) =>
    running().call(login, { body: { mobile, password, ...(code !== undefined && { code }) } });
  const codeOf = async (token: string) => (await running().call(account, { token })).error?.code ?? null;
  const passkeys = new Passkeys(running);
  const reset = (...args: string[]) =>
    runOperatorCommand(running(), {}, args, undefined, [
      resetSecondFactorUsage,
      resetSecondFactorCommand,
      isResetSecondFactorCommand,
    ]);

  it('a head without the required second factor opens nothing, and only a command removes the factor and ends all logins', async () => {
    await forgetAccounts(running());
    running().clock.set(new Date());
    expect(await reset()).toMatchObject({ code: 1, complaints: 'There is no head yet.' });
    await runOperatorCommand(running(), { HEAD_MOBILE: mobile, HEAD_PASSWORD: password });
    const early = (await logIn()).body.token;
    expect(await codeOf(early)).toBeNull();

    await running().restart({ SECOND_FACTOR: 'head' });
    const member = await newMember(running());
    expect(await codeOf(member.token)).toBeNull();
    const { token } = (await logIn()).body;
    expect(await codeOf(token)).toBe('AUTH.SECOND_FACTOR_NEEDED');
    expect((await running().call(updateProfile, { token, body: { name: 'X' } })).error?.code).toBe(
      'AUTH.SECOND_FACTOR_NEEDED',
    );
    const again = (await running().call(reauthenticate, { token, body: { password } })).body.token;
    const fields = { password: 'another good one', confirmPassword: 'another good one' };
    const changed = (await running().call(changePassword, { token: again, body: fields })).body.token;
    const back = { password, confirmPassword: password };
    const { token: last } = (await running().call(changePassword, { token: changed, body: back })).body;
    expect([await codeOf(again), await codeOf(last)]).toEqual(['AUTH.SESSION_REVOKED', 'AUTH.SECOND_FACTOR_NEEDED']);
    expect((await running().call(endOtherSessions, { token: last })).error?.code).toBe('AUTH.SECOND_FACTOR_NEEDED');

    expect((await running().call(secondFactor, { token: last })).body).toMatchObject({ isOn: false, isDemanded: true });
    const app = await newAuthenticator(running(), last, password);
    expect(await codeOf(app.token)).toBeNull();
    expect(await codeOf(last)).toBe('AUTH.SECOND_FACTOR_NEEDED');
    // An earlier session that began with the password only gets no further by another password.
    expect((await running().call(changePassword, { token: last, body: fields })).error?.code).toBe(
      'AUTH.SESSION_REVOKED',
    );
    expect((await logIn()).error?.code).toBe('AUTH.CODE_NEEDED');
    const open = (await logIn(await app.code())).body.token;
    expect(await codeOf(open)).toBeNull();
    const off = { token: open, body: { code: app.recoveryCodes[0]! } };
    expect((await running().call(turnOffSecondFactor, off)).error?.code).toBe('IDENTITY.SECOND_FACTOR_DEMANDED');

    const before = (await running().outboxEventsOf(sessionsRevoked)).length;
    expect(await reset()).toMatchObject({ code: 0, printed: expect.stringContaining('are removed') });
    expect((await running().outboxEventsOf(sessionsRevoked)).length).toBe(before + 1);
    await poll(async () => (await codeOf(open)) === 'AUTH.SESSION_REVOKED');
    expect(await codeOf((await logIn()).body.token)).toBe('AUTH.SECOND_FACTOR_NEEDED');
    expect(await reset()).toMatchObject({ code: 0, printed: expect.stringContaining('nothing was changed') });
    expect((await running().outboxEventsOf(sessionsRevoked)).length).toBe(before + 1);
  });

  it('a passkey can be the second factor of the head: then no password opens anything, and the last passkey stays', async () => {
    await forgetAccounts(running());
    running().clock.set(new Date());
    await running().connection.collection('second_factors').deleteMany({});
    await runOperatorCommand(running(), { HEAD_MOBILE: mobile, HEAD_PASSWORD: password });
    const [token, thief] = [(await logIn()).body.token, (await logIn()).body.token];
    expect(await codeOf(token)).toBe('AUTH.SECOND_FACTOR_NEEDED');
    const begun = (await running().call(beginSecondFactor, { token: thief, body: { password } })).body;
    const { device, id, token: open } = await passkeys.add(token, { password });
    expect(await codeOf(open)).toBeNull();

    // An earlier session that began with the password only can't set up an app or a passkey any more.
    const refused = async (answer: Promise<{ error?: { code: string } | undefined }>) => (await answer).error?.code;
    const code = appCode(begun.secret, 0, running().clock.now().getTime());
    expect(await refused(running().call(confirmSecondFactor, { token: thief, body: { code } }))).toBe(
      'AUTH.SESSION_REVOKED',
    );
    expect(await refused(running().call(beginSecondFactor, { token: thief, body: { password } }))).toBe(
      'AUTH.SESSION_REVOKED',
    );
    expect(await refused(running().call(beginPasskey, { token: thief, body: { password } }))).toBe(
      'AUTH.SESSION_REVOKED',
    );
    const chosen = { password: 'another good one', confirmPassword: 'another good one', currentPassword: password };
    expect(await refused(running().call(changePassword, { token: thief, body: chosen }))).toBe('AUTH.SESSION_REVOKED');

    const alone = await logIn();
    expect([alone.status, alone.error?.code, alone.headers['set-cookie']]).toEqual([
      401,
      'AUTH.PASSKEY_NEEDED',
      undefined,
    ]);
    expect(await refused(running().call(reauthenticate, { token: open, body: { password } }))).toBe(
      'IDENTITY.PASSKEY_NEEDED',
    );
    expect(await refused(running().call(beginPasskey, { token: open, body: { password } }))).toBe(
      'IDENTITY.PASSKEY_NEEDED',
    );
    running().clock.advance(6 * 60_000);
    expect(await refused(running().call(changePassword, { token: open, body: chosen }))).toBe('AUTH.REAUTHENTICATE');

    const entered = (await passkeys.logIn(device)).body;
    expect([entered.isHead, await codeOf(entered.token)]).toEqual([true, null]);
    const remove = async (proofOf: PasskeyDevice, one: string) =>
      refused(
        running().call(removePasskey, {
          token: entered.token,
          params: { id: one },
          body: { passkey: await passkeys.use(entered.token, proofOf, 'remove-passkey') },
        }),
      );
    expect(await remove(device, id)).toBe('IDENTITY.PASSKEY_DEMANDED');
    const proof = await passkeys.use(entered.token, device, 'add-passkey');
    const second = await passkeys.add(entered.token, { passkey: proof });
    expect(await remove(second.device, id)).toBeUndefined();
    expect(await remove(second.device, second.id)).toBe('IDENTITY.PASSKEY_DEMANDED');

    expect(await reset()).toMatchObject({ code: 0, printed: expect.stringContaining('are removed') });
    expect((await passkeys.logIn(second.device)).error?.code).toBe('AUTH.PASSKEY_REFUSED');
    await poll(async () => (await codeOf(entered.token)) === 'AUTH.SESSION_REVOKED');
    expect(await codeOf((await logIn()).body.token)).toBe('AUTH.SECOND_FACTOR_NEEDED');
  });

  it('a second factor that is set up during a login or a password change leaves nothing open to the password only', async () => {
    const body = { password: 'another good one', confirmPassword: 'another good one' };
    const checks = jest.spyOn(CodeCheck.prototype, 'demand');
    const hashes = jest.spyOn(PasswordHasher.prototype, 'hash');
    const ways: [string, (thief: string) => Promise<{ body: { token: string } }>][] = [
      ['login', () => logIn()],
      ['again', (token) => running().call(reauthenticate, { token, body: { password } })],
      ['change', (token) => running().call(changePassword, { token, body })],
    ];
    for (const [way, act] of ways) {
      await reset();
      const [owner, thief] = [(await logIn()).body.token, (await logIn()).body.token];
      if (way === 'change') {
        const hash = argon2id('another good one');
        hashes.mockImplementationOnce(() => passkeys.add(owner, { password }).then(() => hash));
      } else {
        checks.mockImplementationOnce(() => passkeys.add(owner, { password }).then(() => false));
      }
      expect([way, await codeOf((await act(thief)).body.token)]).toEqual([way, 'AUTH.SECOND_FACTOR_NEEDED']);
    }
    jest.restoreAllMocks();
  });

  it('a passkey cannot be the second factor if the product has an address without a name', async () => {
    const member = await newMember(running());
    await running().restart({ PUBLIC_ORIGIN: 'https://203.0.113.7' });
    const answers = await Promise.all([
      running().call(beginPasskeyLogin),
      running().call(beginPasskey, { token: member.token, body: { password: member.password } }),
    ]);
    await running().restart({ PUBLIC_ORIGIN: passkeyOrigin });
    expect(answers.map(({ error }) => error?.code)).toEqual(Array(2).fill('IDENTITY.PASSKEYS_UNAVAILABLE'));
  });

  it('the second factor of a member is removed by the mobile', async () => {
    const member = await newMember(running());
    await newAuthenticator(running(), member.token);
    const logInWith = ({ mobile: of, password: secret }: typeof member) =>
      running().call(login, { body: { mobile: of, password: secret } });
    expect((await logInWith(member)).error?.code).toBe('AUTH.CODE_NEEDED');
    expect(await reset(freshMobile())).toMatchObject({ code: 1, complaints: expect.stringContaining('Nobody is') });
    expect(await reset('not-a-mobile')).toMatchObject({ code: 2 });
    expect(await reset(member.mobile)).toMatchObject({ code: 0, printed: expect.stringContaining(member.mobile) });
    expect((await logInWith(member)).status).toBe(200);
  });
}
