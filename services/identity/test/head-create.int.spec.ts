import { account, changePassword, documents, headCreated, login, memberPlaced, updateProfile } from '@deepam/contracts';
import { freshMobile, poll } from '@deepam/testing';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { AccountsRepository } from '../src/accounts/persistence/accounts.repository.js';
import {
  resetHeadPasswordCommand,
  resetHeadPasswordUsage,
} from '../src/temporary-passwords/reset-head-password/reset-head-password.command.js';
import { headSecondFactorTests } from './head-second-factor-tests.js';
import { TestIdentity } from './identity-harness.js';
import { newMember } from './members.js';
import { forgetAccounts, runOperatorCommand } from './operator-commands.js';

let identity: TestIdentity;

beforeAll(async () => {
  identity = await TestIdentity.start();
});
afterAll(() => identity.stop());

const eraseAccounts = () => forgetAccounts(identity);
const run = (...args: Parameters<typeof runOperatorCommand> extends [unknown, ...infer Rest] ? Rest : never) =>
  runOperatorCommand(identity, ...args);

describe('head:create', () => {
  it('the command prints its usage', async () => {
    const { code, printed } = await run({}, ['--help']);
    expect(code).toBe(0);
    expect(printed).toContain('HEAD_MOBILE');
    expect((await run({}, ['--force'])).code).toBe(2);
  });

  it('the command makes the head with the given password, publishes it, and changes nothing when run again', async () => {
    await eraseAccounts();
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

  it('the command waits until the head has a referral code, and reports a timeout', async () => {
    await eraseAccounts();
    const settings = { HEAD_MOBILE: freshMobile(), HEAD_PASSWORD: 'the head knows', HEAD_NAME: 'Lakshmi Rao' };
    const early = await run({ ...settings, HEAD_WAIT_SECONDS: '1' });
    expect(early).toMatchObject({ code: 0, printed: expect.stringContaining('has no referral code yet') });

    const [head] = await identity.outboxEventsOf(headCreated);
    const waiting = run({ ...settings, HEAD_WAIT_SECONDS: '60' });
    const place = { name: 'Lakshmi Rao', mobile: settings.HEAD_MOBILE, referralCode: 'FL0HEAD23', depth: 0 };
    const placed = { memberId: head!.memberId, ...place, sponsorId: null, isHead: true };
    await identity.hears(memberPlaced, { ...placed, placedAt: new Date().toISOString() });
    expect(await waiting).toMatchObject({ code: 0, printed: expect.stringContaining('referral code FL0HEAD23.') });
  });

  it('the command generates a password that must be changed, and shows it once', async () => {
    await eraseAccounts();
    const mobile = freshMobile();
    const { printed } = await run({ HEAD_MOBILE: mobile });
    const password = /once: (\S+)/.exec(printed)?.[1] ?? '';
    expect(password).toMatch(/^\w{4}(-\w{4}){3}$/);
    const { body } = await identity.call(login, { body: { mobile, password } });
    expect(body).toMatchObject({ isHead: true, mustChangePassword: true, passwordReason: 'for-one-use' });
    expect((await run({ HEAD_MOBILE: mobile })).printed).not.toContain(password);
  });

  it('a generated password opens nothing before its change, and can’t be kept', async () => {
    await eraseAccounts();
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

  it('several concurrent starts make one head', async () => {
    await eraseAccounts();
    const settings = { HEAD_MOBILE: freshMobile(), HEAD_PASSWORD: 'the head knows' };
    const runs = await Promise.all([run(settings), run(settings), run(settings)]);
    expect(runs.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(await identity.connection.collection('accounts').countDocuments({ isHead: true })).toBe(1);
    expect(await identity.outboxEventsOf(headCreated)).toHaveLength(1);
  });

  it('the command finds the head of a concurrent start', async () => {
    await eraseAccounts();
    const settings = { HEAD_MOBILE: freshMobile(), HEAD_PASSWORD: 'the head knows' };
    const looks = jest.spyOn(AccountsRepository.prototype, 'findHead');
    looks.mockImplementationOnce(() => run(settings).then(() => null));
    expect(await run(settings)).toMatchObject({ code: 0, printed: expect.stringContaining('exists already') });
    looks.mockRestore();
  });

  it('the command asks at a terminal, and repeats an unusable answer', async () => {
    await eraseAccounts();
    const { code, complaints } = await run({}, [], ['12345', '98765 43210', '', 'short', 'long enough']);
    expect(code).toBe(0);
    expect(complaints).toContain('10 digits');
    const { body } = await identity.call(login, { body: { mobile: '9876543210', password: 'long enough' } });
    expect(body.isHead).toBe(true);
  });

  it('the command rejects a password that is easily guessed', async () => {
    await eraseAccounts();
    for (const HEAD_PASSWORD of ['password1', 'deepam-head'])
      expect(await run({ HEAD_MOBILE: freshMobile(), HEAD_PASSWORD })).toMatchObject({
        code: 1,
        complaints: expect.stringContaining('easily guessed'),
      });
  });

  it('the command rejects a second head, and the mobile of a member', async () => {
    await eraseAccounts();
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

  it('one sentence names missing values and unreachable servers', async () => {
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

  it('the command resets a generated password that was never read, and ends the head’s sessions', async () => {
    await eraseAccounts();
    const mobile = freshMobile();
    const unread = /once: (\S+)/.exec((await run({ HEAD_MOBILE: mobile })).printed)![1]!;
    const { token } = (await identity.call(login, { body: { mobile, password: unread } })).body;
    const { code, printed } = await reset();
    expect([code, printed]).toEqual([0, expect.stringContaining(mobile)]);
    const password = /once: (\d{3}(?: \d{3}){3})/.exec(printed)![1]!;
    expect((await identity.call(login, { body: { mobile, password: unread } })).status).toBe(401);
    await poll(async () => (await identity.call(account, { token })).error?.code === 'AUTH.SESSION_REVOKED');
    const { body } = await identity.call(login, { body: { mobile, password } });
    expect(body).toMatchObject({ isHead: true, mustChangePassword: true });
    identity.clock.advance(24 * 3_600_000);
    const late = await identity.call(login, { body: { mobile, password } });
    expect(late.error?.code).toBe('AUTH.PASSWORD_EXPIRED');
  });

  it('the command reports that there is no head yet', async () => {
    await eraseAccounts();
    const { code, complaints } = await reset();
    expect([code, complaints]).toEqual([1, expect.stringContaining('There is no head yet')]);
  });
});

describe('the demanded second factor of the head', () => headSecondFactorTests(() => identity));
