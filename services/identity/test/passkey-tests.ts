import type { AddressInfo } from 'node:net';
import { send } from '@deepam/api-client';
import {
  auditRecorded,
  beginPasskey,
  beginPasskeyLogin,
  beginPasskeyUse,
  changePassword,
  closeAccount,
  confirmPasskey,
  documents,
  endMemberSessions,
  giveTemporaryPassword,
  listPasskeys,
  login,
  memberDeleted,
  newDeviceUsed,
  passkeyAdded,
  passkeyLogin,
  passkeyReauthenticate,
  passkeyRemoved,
  reinstateMember,
  removePasskey,
  renewRecoveryCodes,
  suspendMember,
  turnOffSecondFactor,
  type PasskeyPurpose,
} from '@deepam/contracts';
import { closeGracefully } from '@deepam/platform';
import { freshMobile, PasskeyDevice, poll, type PasskeyFault } from '@deepam/testing';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { attemptLimits } from '../src/logins/domain/attempt-limits.js';
import { tryIdOf } from '../src/logins/persistence/tries.repository.js';
import { newAuthenticator } from './authenticator.js';
import type { TestIdentity } from './identity-harness.js';
import { newHeadToken, newMember, tokenOf } from './members.js';
import { passkeyOrigin, Passkeys } from './passkeys.js';

const idOf = (device: PasskeyDevice) =>
  device.use({ challenge: 'any', rpId: 'localhost', timeout: 1, userVerification: 'required' }).id;
const minutes = (count: number) => count * 60_000;
const codeOf = ({ status, error }: { status: number; error?: { code: string } | undefined }) =>
  error ? `${status} ${error.code}` : status;

/** On a service that is running. */
export function passkeyTests(running: () => TestIdentity): void {
  const passkeys = new Passkeys(running);
  const call: TestIdentity['call'] = (endpoint, input) => running().call(endpoint, input);
  const entriesOf = async (id: string) =>
    (await running().outboxEventsOf(auditRecorded)).filter(({ memberId }) => memberId === id);
  const kindsOf = async (id: string) => (await entriesOf(id)).map(({ kind }) => kind);
  const withPasskey = async () => {
    const member = await newMember(running());
    const { device, token } = await passkeys.add(member.token, { password: member.password });
    return { ...member, device, token };
  };
  const reveal = async (token: string) => codeOf(await call(documents, { token }));
  let head: string;
  beforeAll(async () => {
    head = await newHeadToken(running());
  });

  it('is added with the password and a name, told, and listed without its key', async () => {
    const { id, mobile, password, token } = await newMember(running());
    const userAgent = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';
    const options = (await call(beginPasskey, { token, body: { password } })).body;
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: mobile },
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const device = new PasskeyDevice(passkeyOrigin);
    const { body } = await call(confirmPasskey, {
      token,
      body: { credential: device.create(options) },
      headers: { 'user-agent': userAgent },
    });
    expect(body.passkey).toMatchObject({ name: 'Chrome, Android', lastUsedAt: null, isBackedUp: false });
    const second = await passkeys.add(body.token, { password }, '  My key ');
    const shown = (await call(listPasskeys, { token })).body;
    expect(shown.map(({ name }) => name)).toEqual(['Chrome, Android', 'My key']);
    expect(Object.keys(shown[0]!).toSorted()).toEqual(['_id', 'createdAt', 'isBackedUp', 'lastUsedAt', 'name']);

    expect(await kindsOf(id)).toEqual(expect.arrayContaining(['passkey-added', 'passkey-added']));
    const told = (await running().outboxEventsOf(passkeyAdded)).filter(({ memberId }) => memberId === id);
    expect(told).toEqual(Array(2).fill({ memberId: id, isHead: false, addedAt: expect.any(String) }));
    // Known to the browser from now on, so that the same authenticator is not asked twice.
    const next = (await call(beginPasskey, { token, body: { password } })).body;
    expect(next.excludeCredentials).toHaveLength(2);
    expect(next.excludeCredentials.map((known) => known.id)).toContain(idOf(second.device));
  });

  it('is not added by a running session alone, however fresh', async () => {
    const { id, password, token } = await newMember(running());
    const begin = async (body: object) => codeOf(await call(beginPasskey, { token, body }));
    expect(await begin({})).toBe('422 IDENTITY.PROOF_NEEDED');
    expect(await begin({ password: 'guess' })).toBe('422 IDENTITY.PASSWORD_WRONG');
    const { code } = await newAuthenticator(running(), token);
    expect(await begin({ password })).toBe('422 IDENTITY.CODE_NEEDED');
    expect(await begin({ password, code: '000000' })).toBe('422 IDENTITY.CODE_WRONG');
    expect(await begin({ password, code: await code() })).toBe(200);
    expect(await kindsOf(id)).toEqual(expect.arrayContaining(['reauthentication-failed', 'code-failed']));
  });

  it('logs in without mobile, password and code, is told apart in the audit trail, and notes its use', async () => {
    const { id, device, token } = await withPasskey();
    await newAuthenticator(running(), token);
    running().clock.advance(minutes(1));
    const answer = await passkeys.logIn(device, {}, { 'user-agent': 'Firefox/130.0' });
    expect(codeOf(answer)).toBe(200);
    expect(answer.body).toMatchObject({ isHead: false, mustChangePassword: false });
    expect(decodeJwt(answer.body.token).sub).toBe(id);
    expect(answer.headers['set-cookie']).toContain('deepam-device=');
    const [entry] = (await entriesOf(id)).slice(-1);
    expect(entry).toMatchObject({
      kind: 'logged-in',
      after: { how: 'passkey' },
      actor: { kind: 'member', id },
      sessionId: decodeJwt(answer.body.token)['sid'],
    });
    const [shown] = (await call(listPasskeys, { token: answer.body.token })).body;
    expect(shown!.lastUsedAt).toBe(running().clock.now().toISOString());
    const news = (await running().outboxEventsOf(newDeviceUsed)).filter(({ memberId }) => memberId === id);
    expect(news).toHaveLength(1);
    // A device that is known is no news.
    const cookie = String(answer.headers['set-cookie']).split(';')[0]!;
    expect((await passkeys.logIn(device, {}, { cookie })).headers['set-cookie']).toBeUndefined();
  });

  it('shows nothing by its login alone that asks for the password again, but after its use for that', async () => {
    const { device, password } = await withPasskey();
    const { token } = (await passkeys.logIn(device)).body;
    expect(await reveal(token)).toBe('403 AUTH.REAUTHENTICATE');
    const chosen = { password: 'another good one', confirmPassword: 'another good one' };
    expect(codeOf(await call(changePassword, { token, body: chosen }))).toBe('403 AUTH.REAUTHENTICATE');

    const fresh = (await passkeys.stepUp(token, device)).body.token;
    const { exp, sid } = decodeJwt(token);
    expect(decodeJwt(fresh)).toMatchObject({ exp, sid });
    expect(await reveal(fresh)).toBe(200);
    expect(await reveal(token)).toBe('403 AUTH.REAUTHENTICATE');
    running().clock.advance(minutes(5) + 2_000);
    expect(await reveal(fresh)).toBe('403 AUTH.REAUTHENTICATE');
    const current = { ...chosen, currentPassword: password };
    expect(codeOf(await call(changePassword, { token: fresh, body: current }))).toBe(200);
  });

  it('leaves the demand to change a weak password, which a session that began with it obeys after its use alone', async () => {
    const { id, device } = await withPasskey();
    const accounts = running().connection.collection<{ _id: string }>('accounts');
    await accounts.updateOne({ _id: id }, { $set: { mustChangePassword: true, passwordReason: 'too-weak' } });
    const { body } = await passkeys.logIn(device);
    expect(body).toMatchObject({ mustChangePassword: true, passwordReason: 'too-weak' });
    expect(await reveal(body.token)).toBe('403 AUTH.PASSWORD_CHANGE_NEEDED');
    const chosen = { password: 'another good one', confirmPassword: 'another good one' };
    const change = async (token: string) => codeOf(await call(changePassword, { token, body: chosen }));
    expect(await change(body.token)).toBe('403 AUTH.REAUTHENTICATE');
    expect(await change((await passkeys.stepUp(body.token, device)).body.token)).toBe(200);
  });

  describe('a challenge', () => {
    it('is good once, though two finish with it at once on two replicas', async () => {
      const { device } = await withPasskey();
      device.counter = null;
      const options = (await call(beginPasskeyLogin)).body;
      const body = { credential: device.use(options) };
      const second = await running().replica();
      const urls = [running().url, `http://127.0.0.1:${(second.getHttpServer().address() as AddressInfo).port}`];
      const answers = await Promise.all([0, 1, 0, 1].map((i) => send(urls[i]!, passkeyLogin, { body })));
      await closeGracefully(second);
      expect(answers.map(codeOf).toSorted()).toEqual([200, ...Array<string>(3).fill('401 AUTH.PASSKEY_REFUSED')]);
      expect(codeOf(await call(passkeyLogin, { body }))).toBe('401 AUTH.PASSKEY_REFUSED');
      const other = { credential: device.use(options) };
      expect(codeOf(await call(passkeyLogin, { body: other }))).toBe('401 AUTH.PASSKEY_REFUSED');
    });

    it('ends after five minutes', async () => {
      const { device, token } = await withPasskey();
      const late = device.use((await call(beginPasskeyLogin)).body);
      const lateUse = await passkeys.use(token, device, 'step-up');
      running().clock.advance(minutes(5) + 1);
      expect(codeOf(await call(passkeyLogin, { body: { credential: late } }))).toBe('401 AUTH.PASSKEY_REFUSED');
      expect(codeOf(await call(passkeyReauthenticate, { token, body: { credential: lateUse } }))).toBe(
        '422 IDENTITY.PASSKEY_REFUSED',
      );
    });

    it('serves no other purpose, session or account', async () => {
      const { mobile, password, device, token } = await withPasskey();
      const other = await withPasskey();
      const purposes: PasskeyPurpose[] = ['add-passkey', 'remove-passkey', 'turn-off-second-factor'];
      for (const purpose of purposes) {
        const credential = await passkeys.use(token, device, purpose);
        expect(codeOf(await call(passkeyReauthenticate, { token, body: { credential } }))).toBe(
          '422 IDENTITY.PASSKEY_REFUSED',
        );
        expect(codeOf(await call(passkeyLogin, { body: { credential } }))).toBe('401 AUTH.PASSKEY_REFUSED');
      }
      const stepUp = () => passkeys.use(token, device, 'step-up');
      const begin = async (passkey: Awaited<ReturnType<typeof stepUp>>) =>
        codeOf(await call(beginPasskey, { token, body: { passkey } }));
      expect(await begin(await stepUp())).toBe('422 IDENTITY.PASSKEY_REFUSED');
      expect(await begin(await passkeys.use(token, device, 'add-passkey'))).toBe(200);

      const reauthenticateAs = async (as: string, credential: Awaited<ReturnType<typeof stepUp>>) =>
        codeOf(await call(passkeyReauthenticate, { token: as, body: { credential } }));
      const elsewhere = await tokenOf(running(), mobile, password);
      expect(await reauthenticateAs(elsewhere, await stepUp())).toBe('422 IDENTITY.PASSKEY_REFUSED');
      expect(await reauthenticateAs(other.token, await stepUp())).toBe('422 IDENTITY.PASSKEY_REFUSED');
      const login1 = device.use((await call(beginPasskeyLogin)).body);
      expect(await reauthenticateAs(token, login1)).toBe('422 IDENTITY.PASSKEY_REFUSED');
      // Her own challenge, answered by somebody else's passkey.
      expect(await reauthenticateAs(token, await passkeys.use(token, other.device, 'step-up'))).toBe(
        '422 IDENTITY.PASSKEY_REFUSED',
      );
      expect(await reauthenticateAs(token, await stepUp())).toBe(200);

      const made = (await call(beginPasskey, { token, body: { password } })).body;
      const credential = new PasskeyDevice(passkeyOrigin).create(made);
      for (const as of [elsewhere, other.token])
        expect(codeOf(await call(confirmPasskey, { token: as, body: { credential } }))).toBe(
          '422 IDENTITY.PASSKEY_REFUSED',
        );
      expect(codeOf(await call(confirmPasskey, { token, body: { credential } }))).toBe(200);
      expect(codeOf(await call(confirmPasskey, { token, body: { credential } }))).toBe('422 IDENTITY.PASSKEY_REFUSED');
    });
  });

  it('is refused with whatever is wrong about its answer, in one and the same way', async () => {
    const { id, device, token } = await withPasskey();
    const other = await withPasskey();
    const faults: PasskeyFault[] = [
      { origin: 'https://deepam.example' },
      { origin: 'http://localhost:8081' },
      { rpId: 'deepam.example' },
      { isUnverified: true },
      { type: 'webauthn.create' },
      { crossOrigin: true },
      { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
      { userHandle: undefined },
      { userHandle: Buffer.from(other.id).toString('base64url') },
    ];
    for (const fault of faults) {
      expect([fault, codeOf(await passkeys.logIn(device, fault))]).toEqual([fault, '401 AUTH.PASSKEY_REFUSED']);
    }
    // Signed by another key, and by nobody we know.
    const options = (await call(beginPasskeyLogin)).body;
    const { id: named, rawId } = device.use(options);
    const forged = { ...other.device.use(options), id: named, rawId };
    expect(codeOf(await call(passkeyLogin, { body: { credential: forged } }))).toBe('401 AUTH.PASSKEY_REFUSED');
    const { body: begun } = await call(beginPasskeyLogin);
    const stranger = { ...device.use(begun), id: 'nobody', rawId: 'nobody' };
    expect(codeOf(await call(passkeyLogin, { body: { credential: stranger } }))).toBe('401 AUTH.PASSKEY_REFUSED');

    expect(codeOf(await passkeys.stepUp(token, device, { isUnverified: true }))).toBe('422 IDENTITY.PASSKEY_REFUSED');
    expect(await kindsOf(id)).toEqual(expect.arrayContaining(['login-failed', 'reauthentication-failed']));
    expect(codeOf(await passkeys.logIn(device))).toBe(200);
  });

  it('is not added when its owner was not verified, for another site, or twice', async () => {
    const { password, token } = await newMember(running());
    const faults: PasskeyFault[] = [
      { isUnverified: true },
      { origin: 'https://deepam.example' },
      { rpId: 'deepam.example' },
      { type: 'webauthn.get' },
    ];
    for (const fault of faults) {
      const options = (await call(beginPasskey, { token, body: { password } })).body;
      const credential = new PasskeyDevice(passkeyOrigin).create(options, fault);
      expect([fault, codeOf(await call(confirmPasskey, { token, body: { credential } }))]).toEqual([
        fault,
        '422 IDENTITY.PASSKEY_REFUSED',
      ]);
    }
    // Its id is of one account alone, whoever says to have it.
    const { device } = await withPasskey();
    const options = (await call(beginPasskey, { token, body: { password } })).body;
    const made = new PasskeyDevice(passkeyOrigin).create(options);
    const stolen = idOf(device);
    const attested = Buffer.from(made.response.attestationObject, 'base64url');
    const at = attested.indexOf(Buffer.from(made.id, 'base64url'));
    Buffer.from(stolen, 'base64url').copy(attested, at);
    const response = { ...made.response, attestationObject: attested.toString('base64url') };
    const credential = { ...made, id: stolen, rawId: stolen, response };
    expect(codeOf(await call(confirmPasskey, { token, body: { credential } }))).toBe('409 IDENTITY.PASSKEY_TAKEN');
  });

  it('whose count goes back is refused as a copy, and of two with one count one', async () => {
    const { id, device } = await withPasskey();
    device.counter = 7;
    expect(codeOf(await passkeys.logIn(device))).toBe(200);
    for (const counter of [7, 8, 0])
      expect(codeOf(await passkeys.logIn(device, { counter }))).toBe('401 AUTH.PASSKEY_REFUSED');
    const suspected = (await entriesOf(id)).filter(({ kind }) => kind === 'passkey-suspected');
    expect(suspected).toHaveLength(3);
    expect(suspected[0]!.subject!.kind).toBe('passkey');
    const twice = await Promise.all([20, 20].map((counter) => passkeys.logIn(device, { counter })));
    expect(twice.map(codeOf).toSorted()).toEqual([200, '401 AUTH.PASSKEY_REFUSED']);
  });

  it('is counted by its address when it is refused, and waits with it, whoever was refused there', async () => {
    const { device } = await withPasskey();
    const from = { 'x-forwarded-for': '203.0.113.77' };
    const _id = tryIdOf('address', '203.0.113.77');
    const counts = running().connection.collection<{ _id: string; tries: object[]; expiresAt: Date }>('login_failures');
    expect(codeOf(await passkeys.logIn(device, { isUnverified: true }, from))).toBe('401 AUTH.PASSKEY_REFUSED');
    expect(codeOf(await passkeys.logIn(device, {}, from))).toBe(200);
    const at = running().clock.now();
    expect((await counts.findOne({ _id }))!.tries).toHaveLength(1);
    const tries = Array.from({ length: attemptLimits.address.most }, (_, i) => ({ id: String(i), at }));
    await counts.updateOne({ _id }, { $set: { tries } });
    expect(codeOf(await passkeys.logIn(device, {}, from))).toBe('429 REQUEST.TOO_MANY');
    expect(codeOf(await passkeys.logIn(device))).toBe(200);
  });

  it('forgives an address none of its tries of the passwords of others', async () => {
    const { device, token } = await withPasskey();
    const address = '192.0.2.77';
    const from = { 'x-forwarded-for': address };
    const entered = await passkeys.logIn(device);
    const known = { ...from, cookie: String(entered.headers['set-cookie']).split(';')[0]! };
    for (let i = 0; i < 3; i += 1)
      await call(login, { body: { mobile: freshMobile(), password: 'guess' }, headers: from });
    const credential = await passkeys.use(token, device, 'step-up');
    expect(codeOf(await call(passkeyReauthenticate, { token, body: { credential }, headers: known }))).toBe(200);
    const counts = running().connection.collection<{ _id: string; tries: unknown[] }>('login_failures');
    expect((await counts.findOne({ _id: tryIdOf('address', address) }))?.tries).toHaveLength(3);
  });

  it('is one of ten at most, though the last two come at once', async () => {
    const { mobile, password, token } = await newMember(running());
    for (let i = 0; i < 9; i += 1) await passkeys.add(token, { password }, `No. ${i}`);
    const made = [];
    for (const as of [token, await tokenOf(running(), mobile, password)]) {
      const options = (await call(beginPasskey, { token: as, body: { password } })).body;
      made.push({ token: as, body: { credential: new PasskeyDevice(passkeyOrigin).create(options) } });
    }
    const answers = await Promise.all(made.map((input) => call(confirmPasskey, input)));
    expect(answers.map(codeOf).toSorted()).toEqual([200, '409 IDENTITY.TOO_MANY_PASSKEYS']);
    expect((await call(listPasskeys, { token })).body).toHaveLength(10);
    expect(codeOf(await call(beginPasskey, { token, body: { password } }))).toBe('409 IDENTITY.TOO_MANY_PASSKEYS');
  });

  it('is removed with a proof made for it, told, and opens nothing then; the password still does', async () => {
    const member = await withPasskey();
    const { id, mobile, password, token, device } = member;
    const passkeyId = (await call(listPasskeys, { token })).body[0]!._id;
    const remove = async (body: object, as = token, one = passkeyId) =>
      codeOf(await call(removePasskey, { token: as, params: { id: one }, body }));
    expect(await remove({})).toBe('422 IDENTITY.PROOF_NEEDED');
    expect(await remove({ password: 'guess' })).toBe('422 IDENTITY.PASSWORD_WRONG');
    expect(await remove({ passkey: await passkeys.use(token, device, 'step-up') })).toBe(
      '422 IDENTITY.PASSKEY_REFUSED',
    );
    const stranger = await newMember(running());
    expect(await remove({ password }, stranger.token)).toBe('404 IDENTITY.PASSKEY_NOT_FOUND');
    expect(codeOf(await passkeys.logIn(device))).toBe(200);

    expect(await remove({ passkey: await passkeys.use(token, device, 'remove-passkey') })).toBe(200);
    expect(await remove({ password })).toBe('404 IDENTITY.PASSKEY_NOT_FOUND');
    expect(codeOf(await passkeys.logIn(device))).toBe('401 AUTH.PASSKEY_REFUSED');
    expect(codeOf(await call(beginPasskeyUse, { token, body: { purpose: 'step-up' } }))).toBe(
      '409 IDENTITY.NO_PASSKEY',
    );
    expect(codeOf(await call(login, { body: { mobile, password } }))).toBe(200);
    expect(await kindsOf(id)).toContain('passkey-removed');
    const told = (await running().outboxEventsOf(passkeyRemoved)).filter(({ memberId }) => memberId === id);
    expect(told).toEqual([{ memberId: id, isHead: false, removedAt: expect.any(String) }]);
  });

  it('stands for a fresh code where the app is turned off or its recovery codes are replaced, each for itself', async () => {
    const { device, token: first } = await withPasskey();
    const { token } = await newAuthenticator(running(), first);
    const off = async (body: object) => codeOf(await call(turnOffSecondFactor, { token, body }));
    const renew = async (body: object) => codeOf(await call(renewRecoveryCodes, { token, body }));
    expect([await off({}), await renew({})]).toEqual(['422 IDENTITY.CODE_NEEDED', '422 IDENTITY.CODE_NEEDED']);
    const forRenewing = await passkeys.use(token, device, 'renew-recovery-codes');
    expect(await off({ passkey: forRenewing })).toBe('422 IDENTITY.PASSKEY_REFUSED');
    expect(await renew({ passkey: forRenewing })).toBe(200);
    expect(await renew({ passkey: forRenewing })).toBe('422 IDENTITY.PASSKEY_REFUSED');
    expect(await off({ passkey: await passkeys.use(token, device, 'turn-off-second-factor') })).toBe(200);
  });

  it('is not added by a session that was ended at that moment', async () => {
    const { id, password, token } = await newMember(running());
    const options = (await call(beginPasskey, { token, body: { password } })).body;
    const credential = new PasskeyDevice(passkeyOrigin).create(options);
    const [ended, added] = await Promise.all([
      call(endMemberSessions, { token: head, params: { id } }),
      call(confirmPasskey, { token, body: { credential } }),
    ]);
    expect(ended.status).toBe(200);
    const kept = await running().connection.collection('passkeys').countDocuments({ accountId: id });
    // Whichever came first: none comes after the end.
    expect([codeOf(added), kept]).toEqual(added.error ? ['401 AUTH.SESSION_REVOKED', 0] : [200, 1]);
  });

  describe('of an account', () => {
    const kept = (accountId: string) => running().connection.collection('passkeys').countDocuments({ accountId });

    it('that is suspended is refused with the reason, and good again afterwards', async () => {
      const { id, device } = await withPasskey();
      const decided = { token: head, params: { id }, body: { reason: 'Sold wicks of others' } };
      await call(suspendMember, decided);
      const { error, status } = await passkeys.logIn(device);
      expect([status, error]).toMatchObject([
        403,
        { code: 'AUTH.SUSPENDED', details: { suspendedFor: 'Sold wicks of others' } },
      ]);
      expect((await passkeys.logIn(device, { isUnverified: true })).error?.code).toBe('AUTH.PASSKEY_REFUSED');
      await call(reinstateMember, decided);
      expect(codeOf(await passkeys.logIn(device))).toBe(200);
    });

    it('that gets a temporary password is removed: a thief may have added it', async () => {
      const { id, device } = await withPasskey();
      await call(giveTemporaryPassword, { token: head, params: { id } });
      expect(await kept(id)).toBe(0);
      expect(codeOf(await passkeys.logIn(device))).toBe('401 AUTH.PASSKEY_REFUSED');
      expect(await kindsOf(id)).toContain('passkey-removed');
    });

    it('that is closed or deleted is removed with it', async () => {
      const [closed, deleted] = [await withPasskey(), await withPasskey()];
      expect(codeOf(await call(closeAccount, { token: closed.token, body: {} }))).toBe(200);
      await running().hears(memberDeleted, { memberId: deleted.id, deletedAt: new Date().toISOString() });
      await poll(async () => (await kept(deleted.id)) === 0);
      expect(await kept(closed.id)).toBe(0);
      for (const { device } of [closed, deleted])
        expect(codeOf(await passkeys.logIn(device))).toBe('401 AUTH.PASSKEY_REFUSED');
    });
  });
}
