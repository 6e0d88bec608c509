import type { AddressInfo } from 'node:net';
import { send } from '@deepam/api-client';
import {
  beginPasskey,
  beginPasskeyLogin,
  changePassword,
  confirmPasskey,
  listPasskeys,
  login,
  newDeviceUsed,
  passkeyLogin,
  passkeyReauthenticate,
  renewRecoveryCodes,
  turnOffSecondFactor,
  type PasskeyPurpose,
} from '@deepam/contracts';
import { closeGracefully } from '@deepam/platform';
import { freshMobile, PasskeyDevice, type PasskeyFault } from '@deepam/testing';
import { describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { attemptLimits } from '../src/attempts/domain/attempt-limits.js';
import { tryIdOf } from '../src/attempts/tries.repository.js';
import { newAuthenticator } from './authenticator.js';
import type { TestIdentity } from './identity-harness.js';
import { tokenOf } from './members.js';
import { codeOf, passkeyScene } from './passkey-scene.js';
import { passkeyOrigin } from './passkeys.js';

const minutes = (count: number) => count * 60_000;

export function passkeyTests(running: () => TestIdentity): void {
  const { passkeys, call, entriesOf, kindsOf, withPasskey, reveal } = passkeyScene(running);

  it('a passkey logs in without mobile, password and code, is named in the audit trail, and stores its use', async () => {
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
    const cookie = String(answer.headers['set-cookie']).split(';')[0]!;
    expect((await passkeys.logIn(device, {}, { cookie })).headers['set-cookie']).toBeUndefined();
  });

  it('a passkey login opens nothing that requires the password again, until the passkey is used for that', async () => {
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

  it('a passkey keeps the demand to change a weak password, which a session that began with the passkey fulfils after its use', async () => {
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
    it('a challenge is valid once, even if two logins finish with it at once on two replicas', async () => {
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

    it('a challenge ends after five minutes', async () => {
      const { device, token } = await withPasskey();
      const late = device.use((await call(beginPasskeyLogin)).body);
      const lateUse = await passkeys.use(token, device, 'step-up');
      running().clock.advance(minutes(5) + 1);
      expect(codeOf(await call(passkeyLogin, { body: { credential: late } }))).toBe('401 AUTH.PASSKEY_REFUSED');
      expect(codeOf(await call(passkeyReauthenticate, { token, body: { credential: lateUse } }))).toBe(
        '422 IDENTITY.PASSKEY_REFUSED',
      );
    });

    it('a challenge is valid for no other purpose, session or account', async () => {
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

  it('a passkey answer with any fault is rejected in the same way', async () => {
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

  it('a passkey whose count decreases is rejected as a copy, and so is one of two with the same count', async () => {
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

  it('a rejected passkey counts for its address and waits with it, whichever account was rejected there', async () => {
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

  it('a passkey login does not clear the failed passwords of other accounts at its address', async () => {
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

  it('a passkey replaces the code when the app is turned off or its recovery codes are replaced, separately for each', async () => {
    const { device, token: first } = await withPasskey();
    const { token } = await newAuthenticator(running(), first);
    const turnOff = async (body: object) => codeOf(await call(turnOffSecondFactor, { token, body }));
    const renew = async (body: object) => codeOf(await call(renewRecoveryCodes, { token, body }));
    expect([await turnOff({}), await renew({})]).toEqual(['422 IDENTITY.CODE_NEEDED', '422 IDENTITY.CODE_NEEDED']);
    const forRenewing = await passkeys.use(token, device, 'renew-recovery-codes');
    expect(await turnOff({ passkey: forRenewing })).toBe('422 IDENTITY.PASSKEY_REFUSED');
    expect(await renew({ passkey: forRenewing })).toBe(200);
    expect(await renew({ passkey: forRenewing })).toBe('422 IDENTITY.PASSKEY_REFUSED');
    expect(await turnOff({ passkey: await passkeys.use(token, device, 'turn-off-second-factor') })).toBe(200);
  });
}
