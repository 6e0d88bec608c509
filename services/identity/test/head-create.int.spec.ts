import {
  account,
  beginPasskey,
  beginPasskeyLogin,
  beginSecondFactor,
  changePassword,
  confirmSecondFactor,
  documents,
  endOtherSessions,
  headCreated,
  login,
  reauthenticate,
  removePasskey,
  secondFactor,
  sessionsRevoked,
  turnOffSecondFactor,
  updateProfile,
} from '@deepam/contracts';
import { appCode, freshMobile, type PasskeyDevice, poll } from '@deepam/testing';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import argon2 from 'argon2';
import { createHeadCommand, createHeadUsage } from '../src/accounts/create-head/create-head.command.js';
import { runCommand, type CommandLine } from '../src/commands/command-line.js';
import {
  resetHeadPasswordCommand,
  resetHeadPasswordUsage,
} from '../src/temporary-passwords/reset-head-password/reset-head-password.command.js';
import {
  isResetSecondFactorCommand,
  resetSecondFactorCommand,
  resetSecondFactorUsage,
} from '../src/second-factor/reset-second-factor/reset-second-factor.command.js';
import { PasswordHasher } from '../src/passwords/password-hasher.js';
import { CodeCheck } from '../src/second-factor/code-check.js';
import { newAuthenticator } from './authenticator.js';
import { TestIdentity } from './identity-harness.js';
import { newMember } from './members.js';
import { passkeyOrigin, Passkeys } from './passkeys.js';

let identity: TestIdentity;

beforeAll(async () => {
  identity = await TestIdentity.start();
});
afterAll(() => identity.stop());

async function run(
  settings: NodeJS.ProcessEnv,
  args: string[] = [],
  answers?: string[],
  [usage, command, takes]: [string, typeof createHeadCommand, ((args: readonly string[]) => boolean)?] = [
    createHeadUsage,
    createHeadCommand,
  ],
) {
  const printed: string[] = [];
  const complaints: string[] = [];
  const line: CommandLine = {
    args,
    env: { ...identity.env, ...settings },
    print: (text) => void printed.push(text),
    complain: (text) => void complaints.push(text),
    ask: answers ? async () => answers.shift() ?? '' : null,
  };
  const code = await runCommand(line, usage, command, takes);
  return { code, printed: printed.join('\n'), complaints: complaints.join('\n') };
}

const forget = () =>
  Promise.all(['accounts', 'outbox'].map((name) => identity.connection.collection(name).deleteMany({})));

describe('head:create', () => {
  it('explains itself', async () => {
    const { code, printed } = await run({}, ['--help']);
    expect(code).toBe(0);
    expect(printed).toContain('HEAD_MOBILE');
    expect((await run({}, ['--force'])).code).toBe(2);
  });

  it('makes the head with the given password, announces it, and changes nothing when run again', async () => {
    await forget();
    const mobile = freshMobile();
    const settings = { HEAD_MOBILE: mobile, HEAD_PASSWORD: 'the head knows', HEAD_NAME: 'Lakshmi Rao' };
    const first = await run(settings);
    expect(first).toMatchObject({ code: 0, complaints: '' });
    expect(first.printed).not.toContain('the head knows');

    const { body } = await identity.call(login, { body: { mobile, password: 'the head knows' } });
    expect(body.isHead).toBe(true);
    const { body: head } = await identity.call(account, { token: body.token });
    expect(head).toMatchObject({ name: 'Lakshmi Rao', mobile, isHead: true, mustChangePassword: false });
    const created = [expect.objectContaining({ memberId: head._id, name: 'Lakshmi Rao', mobile })];
    expect(await identity.outboxEventsOf(headCreated)).toEqual(created);

    const second = await run({ ...settings, HEAD_PASSWORD: 'another password' });
    expect(second).toMatchObject({ code: 0, printed: expect.stringContaining('exists already') });
    expect((await identity.call(login, { body: { mobile, password: 'the head knows' } })).status).toBe(200);
    expect(await identity.outboxEventsOf(headCreated)).toEqual(created);
  });

  it('makes up a password that must be changed, and shows it once', async () => {
    await forget();
    const mobile = freshMobile();
    const { printed } = await run({ HEAD_MOBILE: mobile });
    const password = /once: (\S+)/.exec(printed)?.[1] ?? '';
    expect(password).toMatch(/^\w{4}(-\w{4}){3}$/);
    const { body } = await identity.call(login, { body: { mobile, password } });
    expect(body).toMatchObject({ isHead: true, mustChangePassword: true, passwordReason: 'for-one-use' });
    expect((await run({ HEAD_MOBILE: mobile })).printed).not.toContain(password);
  });

  it('with a made-up password opens nothing before it is changed, and not by the same one', async () => {
    await forget();
    const mobile = freshMobile();
    const password = /once: (\S+)/.exec((await run({ HEAD_MOBILE: mobile })).printed)?.[1] ?? '';
    const { token } = (await identity.call(login, { body: { mobile, password } })).body;
    for (const refused of [
      await identity.call(account, { token }),
      await identity.call(documents, { token }),
      await identity.call(updateProfile, { token, body: { name: 'Lakshmi' } }),
    ]) {
      expect([refused.status, refused.error?.code]).toEqual([403, 'AUTH.PASSWORD_CHANGE_NEEDED']);
    }
    const change = (next: string) =>
      identity.call(changePassword, { token, body: { password: next, confirmPassword: next } });
    expect((await change(password)).error?.code).toBe('IDENTITY.PASSWORD_UNCHANGED');
    const fresh = (await change('my own password')).body.token;
    expect((await identity.call(documents, { token: fresh })).status).toBe(200);
    const again = await identity.call(login, { body: { mobile, password: 'my own password' } });
    expect(again.body.mustChangePassword).toBe(false);
  });

  it('makes one head when started several times at once', async () => {
    await forget();
    const settings = { HEAD_MOBILE: freshMobile(), HEAD_PASSWORD: 'the head knows' };
    const runs = await Promise.all([run(settings), run(settings), run(settings)]);
    expect(runs.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(await identity.connection.collection('accounts').countDocuments({ isHead: true })).toBe(1);
    expect(await identity.outboxEventsOf(headCreated)).toHaveLength(1);
  });

  it('asks at a terminal, again where the answer cannot be used', async () => {
    await forget();
    const { code, complaints } = await run({}, [], ['12345', '98765 43210', '', 'short', 'long enough']);
    expect(code).toBe(0);
    expect(complaints).toContain('10 digits');
    const { body } = await identity.call(login, { body: { mobile: '9876543210', password: 'long enough' } });
    expect(body.isHead).toBe(true);
  });

  it('refuses a password that is easily guessed', async () => {
    await forget();
    for (const HEAD_PASSWORD of ['password1', 'deepam-head'])
      expect(await run({ HEAD_MOBILE: freshMobile(), HEAD_PASSWORD })).toMatchObject({
        code: 1,
        complaints: expect.stringContaining('easily guessed'),
      });
  });

  it('refuses a second head, and the mobile of a member', async () => {
    await forget();
    const member = await newMember(identity);
    expect(await run({ HEAD_MOBILE: member.mobile })).toMatchObject({
      code: 1,
      complaints: expect.stringContaining('belongs to a member'),
    });
    await run({ HEAD_MOBILE: freshMobile() });
    expect(await run({ HEAD_MOBILE: freshMobile() })).toMatchObject({
      code: 1,
      complaints: expect.stringContaining('There is a head already'),
    });
  });

  it('says in one sentence what is missing or cannot be reached', async () => {
    expect(await run({})).toMatchObject({ code: 1, complaints: expect.stringMatching(/^HEAD_MOBILE is not set/) });
    const bad = await run({ HEAD_MOBILE: '12', DATA_KEYS: 'secret-nonsense' });
    expect(bad.code).toBe(1);
    expect(bad.complaints).toContain('HEAD_MOBILE has a value that is not usable');
    expect(bad.complaints).not.toContain('secret-nonsense');
    const unreachable = await run({ HEAD_MOBILE: freshMobile(), MONGO_URL: 'mongodb://127.0.0.1:9/?replicaSet=rs0' });
    expect(unreachable.code).toBe(1);
    expect(unreachable.complaints).toMatch(/^MONGO_URL: 127\.0\.0\.1:9 cannot be reached .*$/);
  });
});

describe('head-password', () => {
  const reset = () => run({}, [], undefined, [resetHeadPasswordUsage, resetHeadPasswordCommand]);

  it('lets a head in whose made-up password nobody has read, and ends their sessions', async () => {
    await forget();
    const mobile = freshMobile();
    const unread = /once: (\S+)/.exec((await run({ HEAD_MOBILE: mobile })).printed)![1]!;
    const { token } = (await identity.call(login, { body: { mobile, password: unread } })).body;
    const { code, printed } = await reset();
    expect([code, printed]).toEqual([0, expect.stringContaining(mobile)]);
    const password = /once: (\S+)/.exec(printed)![1]!;
    expect((await identity.call(login, { body: { mobile, password: unread } })).status).toBe(401);
    await poll(async () => (await identity.call(account, { token })).error?.code === 'AUTH.SESSION_REVOKED');
    const { body } = await identity.call(login, { body: { mobile, password } });
    expect(body).toMatchObject({ isHead: true, mustChangePassword: true });
    identity.clock.advance(24 * 3_600_000);
    const late = await identity.call(login, { body: { mobile, password } });
    expect(late.error?.code).toBe('AUTH.PASSWORD_EXPIRED');
  });

  it('says that there is no head yet', async () => {
    await forget();
    const { code, complaints } = await reset();
    expect([code, complaints]).toEqual([1, expect.stringContaining('There is no head yet')]);
  });
});

describe("the head's second factor, where it is demanded", () => {
  const mobile = freshMobile();
  const password = 'the head knows';
  const logIn = (code?: string) =>
    identity.call(login, { body: { mobile, password, ...(code !== undefined && { code }) } });
  const codeOf = async (token: string) => (await identity.call(account, { token })).error?.code ?? null;
  const passkeys = new Passkeys(() => identity);
  const reset = (...args: string[]) =>
    run({}, args, undefined, [resetSecondFactorUsage, resetSecondFactorCommand, isResetSecondFactorCommand]);

  it('opens nothing before it is set up, and is lost with the command alone, which ends all logins', async () => {
    await forget();
    identity.clock.set(new Date());
    expect(await reset()).toMatchObject({ code: 1, complaints: 'There is no head yet.' });
    await run({ HEAD_MOBILE: mobile, HEAD_PASSWORD: password });
    const early = (await logIn()).body.token;
    expect(await codeOf(early)).toBeNull();

    await identity.restart({ SECOND_FACTOR: 'head' });
    const member = await newMember(identity);
    expect(await codeOf(member.token)).toBeNull();
    const { token } = (await logIn()).body;
    expect(await codeOf(token)).toBe('AUTH.SECOND_FACTOR_NEEDED');
    expect((await identity.call(updateProfile, { token, body: { name: 'X' } })).error?.code).toBe(
      'AUTH.SECOND_FACTOR_NEEDED',
    );
    // Nothing that gives a token gets round it.
    const again = (await identity.call(reauthenticate, { token, body: { password } })).body.token;
    const fields = { password: 'another good one', confirmPassword: 'another good one' };
    const changed = (await identity.call(changePassword, { token: again, body: fields })).body.token;
    const back = { password, confirmPassword: password };
    const { token: last } = (await identity.call(changePassword, { token: changed, body: back })).body;
    expect([await codeOf(again), await codeOf(last)]).toEqual(['AUTH.SESSION_REVOKED', 'AUTH.SECOND_FACTOR_NEEDED']);
    expect((await identity.call(endOtherSessions, { token: last })).error?.code).toBe('AUTH.SECOND_FACTOR_NEEDED');

    expect((await identity.call(secondFactor, { token: last })).body).toMatchObject({ isOn: false, isDemanded: true });
    const app = await newAuthenticator(identity, last);
    expect(await codeOf(app.token)).toBeNull();
    expect(await codeOf(last)).toBe('AUTH.SECOND_FACTOR_NEEDED');
    // Whoever logged in with the password alone before that gets no further by another password.
    expect((await identity.call(changePassword, { token: last, body: fields })).error?.code).toBe(
      'AUTH.SESSION_REVOKED',
    );
    expect((await logIn()).error?.code).toBe('AUTH.CODE_NEEDED');
    const open = (await logIn(await app.code())).body.token;
    expect(await codeOf(open)).toBeNull();
    const off = { token: open, body: { code: app.recoveryCodes[0]! } };
    expect((await identity.call(turnOffSecondFactor, off)).error?.code).toBe('IDENTITY.SECOND_FACTOR_DEMANDED');

    const before = (await identity.outboxEventsOf(sessionsRevoked)).length;
    expect(await reset()).toMatchObject({ code: 0, printed: expect.stringContaining('are removed') });
    expect((await identity.outboxEventsOf(sessionsRevoked)).length).toBe(before + 1);
    await poll(async () => (await codeOf(open)) === 'AUTH.SESSION_REVOKED');
    expect(await codeOf((await logIn()).body.token)).toBe('AUTH.SECOND_FACTOR_NEEDED');
    expect(await reset()).toMatchObject({ code: 0, printed: expect.stringContaining('nothing was changed') });
    expect((await identity.outboxEventsOf(sessionsRevoked)).length).toBe(before + 1);
  });

  it('may be a passkey: then no password opens anything, and the last one stays', async () => {
    await forget();
    identity.clock.set(new Date());
    await identity.connection.collection('second_factors').deleteMany({});
    await run({ HEAD_MOBILE: mobile, HEAD_PASSWORD: password });
    const [token, thief] = [(await logIn()).body.token, (await logIn()).body.token];
    expect(await codeOf(token)).toBe('AUTH.SECOND_FACTOR_NEEDED');
    const begun = (await identity.call(beginSecondFactor, { token: thief })).body;
    const { device, id, token: open } = await passkeys.add(token, { password });
    expect(await codeOf(open)).toBeNull();

    // Who knows the password had a session before: it sets up no app and no passkey of its own any more.
    const refused = async (answer: Promise<{ error?: { code: string } | undefined }>) => (await answer).error?.code;
    const code = appCode(begun.secret, 0, identity.clock.now().getTime());
    expect(await refused(identity.call(confirmSecondFactor, { token: thief, body: { code } }))).toBe(
      'AUTH.SESSION_REVOKED',
    );
    expect(await refused(identity.call(beginSecondFactor, { token: thief }))).toBe('AUTH.SESSION_REVOKED');
    expect(await refused(identity.call(beginPasskey, { token: thief, body: { password } }))).toBe(
      'AUTH.SESSION_REVOKED',
    );
    const chosen = { password: 'another good one', confirmPassword: 'another good one', currentPassword: password };
    expect(await refused(identity.call(changePassword, { token: thief, body: chosen }))).toBe('AUTH.SESSION_REVOKED');

    // Nor does a login with it, or giving it again.
    const alone = await logIn();
    expect([alone.status, alone.error?.code, alone.headers['set-cookie']]).toEqual([
      401,
      'AUTH.PASSKEY_NEEDED',
      undefined,
    ]);
    expect(await refused(identity.call(reauthenticate, { token: open, body: { password } }))).toBe(
      'IDENTITY.PASSKEY_NEEDED',
    );
    expect(await refused(identity.call(beginPasskey, { token: open, body: { password } }))).toBe(
      'IDENTITY.PASSKEY_NEEDED',
    );
    identity.clock.advance(6 * 60_000);
    expect(await refused(identity.call(changePassword, { token: open, body: chosen }))).toBe('AUTH.REAUTHENTICATE');

    const entered = (await passkeys.logIn(device)).body;
    expect([entered.isHead, await codeOf(entered.token)]).toEqual([true, null]);
    const remove = async (proofOf: PasskeyDevice, one: string) =>
      refused(
        identity.call(removePasskey, {
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

  it('set up while somebody logs in, or changes the password, opens nothing to the password alone', async () => {
    const body = { password: 'another good one', confirmPassword: 'another good one' };
    const checks = jest.spyOn(CodeCheck.prototype, 'demand');
    const hashes = jest.spyOn(PasswordHasher.prototype, 'hash');
    const ways: [string, (thief: string) => Promise<{ body: { token: string } }>][] = [
      ['login', () => logIn()],
      ['again', (token) => identity.call(reauthenticate, { token, body: { password } })],
      ['change', (token) => identity.call(changePassword, { token, body })],
    ];
    for (const [way, act] of ways) {
      await reset();
      const [owner, thief] = [(await logIn()).body.token, (await logIn()).body.token];
      // After the last look at what is set up.
      if (way === 'change') {
        const hash = argon2.hash('another good one');
        hashes.mockImplementationOnce(() => passkeys.add(owner, { password }).then(() => hash));
      } else {
        checks.mockImplementationOnce(() => passkeys.add(owner, { password }).then(() => false));
      }
      expect([way, await codeOf((await act(thief)).body.token)]).toEqual([way, 'AUTH.SECOND_FACTOR_NEEDED']);
    }
    jest.restoreAllMocks();
  });

  it('is no passkey where the product has an address without a name', async () => {
    const member = await newMember(identity);
    await identity.restart({ PUBLIC_ORIGIN: 'https://203.0.113.7' });
    const answers = await Promise.all([
      identity.call(beginPasskeyLogin),
      identity.call(beginPasskey, { token: member.token, body: { password: member.password } }),
    ]);
    await identity.restart({ PUBLIC_ORIGIN: passkeyOrigin });
    expect(answers.map(({ error }) => error?.code)).toEqual(Array(2).fill('IDENTITY.PASSKEYS_UNAVAILABLE'));
  });

  it('of a member is removed by the mobile', async () => {
    const member = await newMember(identity);
    await newAuthenticator(identity, member.token);
    const logInWith = ({ mobile: of, password: secret }: typeof member) =>
      identity.call(login, { body: { mobile: of, password: secret } });
    expect((await logInWith(member)).error?.code).toBe('AUTH.CODE_NEEDED');
    expect(await reset(freshMobile())).toMatchObject({ code: 1, complaints: expect.stringContaining('Nobody is') });
    expect(await reset('not-a-mobile')).toMatchObject({ code: 2 });
    expect(await reset(member.mobile)).toMatchObject({ code: 0, printed: expect.stringContaining(member.mobile) });
    expect((await logInWith(member)).status).toBe(200);
  });
});
