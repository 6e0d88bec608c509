import {
  beginPasskey,
  beginPasskeyUse,
  closeAccount,
  confirmPasskey,
  endMemberSessions,
  giveTemporaryPassword,
  listPasskeys,
  login,
  memberDeleted,
  passkeyAdded,
  passkeyRemoved,
  reinstateMember,
  removePasskey,
  suspendMember,
} from '@deepam/contracts';
import { PasskeyDevice, poll, type PasskeyFault } from '@deepam/testing';
import { describe, expect, it } from '@jest/globals';
import { newAuthenticator } from './authenticator.js';
import type { TestIdentity } from './identity-harness.js';
import { newMember, tokenOf } from './members.js';
import { codeOf, passkeyScene } from './passkey-scene.js';
import { passkeyOrigin } from './passkeys.js';

const idOf = (device: PasskeyDevice) =>
  device.use({ challenge: 'any', rpId: 'localhost', timeout: 1, userVerification: 'required' }).id;

export function passkeyKeepingTests(running: () => TestIdentity, head: () => string): void {
  const { passkeys, call, kindsOf, withPasskey } = passkeyScene(running);

  it('a passkey is added with the password and a name, reported, and listed without its key', async () => {
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
    const published = (await running().outboxEventsOf(passkeyAdded)).filter(({ memberId }) => memberId === id);
    expect(published).toEqual(Array(2).fill({ memberId: id, isHead: false, addedAt: expect.any(String) }));
    // The browser learns this passkey from now on, so that the same authenticator is not used twice.
    const next = (await call(beginPasskey, { token, body: { password } })).body;
    expect(next.excludeCredentials).toHaveLength(2);
    expect(next.excludeCredentials.map((known) => known.id)).toContain(idOf(second.device));
  });

  it('a passkey is not added without the password, however new the session is', async () => {
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

  it('a passkey is not added without verification of its owner, for another site, or twice', async () => {
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
    // The id of a passkey belongs to one account, whatever a client claims.
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

  it('an account has at most ten passkeys, even if the last two are added at once', async () => {
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

  it('a passkey is removed with a proof for this purpose, reported, and opens nothing then; the password still does', async () => {
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
    const published = (await running().outboxEventsOf(passkeyRemoved)).filter(({ memberId }) => memberId === id);
    expect(published).toEqual([{ memberId: id, isHead: false, removedAt: expect.any(String) }]);
  });

  it('a passkey is not added by a session that is being ended', async () => {
    const { id, password, token } = await newMember(running());
    const options = (await call(beginPasskey, { token, body: { password } })).body;
    const credential = new PasskeyDevice(passkeyOrigin).create(options);
    const [ended, added] = await Promise.all([
      call(endMemberSessions, { token: head(), params: { id } }),
      call(confirmPasskey, { token, body: { credential } }),
    ]);
    expect(ended.status).toBe(200);
    const kept = await running().connection.collection('passkeys').countDocuments({ accountId: id });
    expect([codeOf(added), kept]).toEqual(added.error ? ['401 AUTH.SESSION_REVOKED', 0] : [200, 1]);
  });

  describe('of an account', () => {
    const countPasskeys = (accountId: string) =>
      running().connection.collection('passkeys').countDocuments({ accountId });

    it('a passkey of a suspended account is rejected with the reason, and valid again afterwards', async () => {
      const { id, device } = await withPasskey();
      const decided = { token: head(), params: { id }, body: { reason: 'Sold wicks of others' } };
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

    it('a passkey is removed when its account gets a temporary password, since a thief may have added it', async () => {
      const { id, device } = await withPasskey();
      await call(giveTemporaryPassword, { token: head(), params: { id } });
      expect(await countPasskeys(id)).toBe(0);
      expect(codeOf(await passkeys.logIn(device))).toBe('401 AUTH.PASSKEY_REFUSED');
      expect(await kindsOf(id)).toContain('passkey-removed');
    });

    it('a passkey is removed with its closed or deleted account', async () => {
      const [closed, deleted] = [await withPasskey(), await withPasskey()];
      expect(codeOf(await call(closeAccount, { token: closed.token, body: {} }))).toBe(200);
      await running().hears(memberDeleted, { memberId: deleted.id, deletedAt: new Date().toISOString() });
      await poll(async () => (await countPasskeys(deleted.id)) === 0);
      expect(await countPasskeys(closed.id)).toBe(0);
      for (const { device } of [closed, deleted])
        expect(codeOf(await passkeys.logIn(device))).toBe('401 AUTH.PASSKEY_REFUSED');
    });
  });
}
