import {
  account,
  giveKycConsent,
  kycConsentChanged,
  kycConsentVersion,
  closedAccountName,
  memberDeleted,
  memberDocuments,
  profileChanged,
  updateProfile,
  uploadIdProof,
  uploadPanIdProof,
  withdrawKycConsent,
} from '@deepam/contracts';
import { ObjectStore } from '@deepam/platform';
import { poll, scannedCollections, tinyJpeg, tinyPdf } from '@deepam/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AccountsRepository } from '../src/accounts/persistence/accounts.repository.js';
import { AccountEraser } from '../src/retention/account-eraser.js';
import { TestIdentity } from './identity-harness.js';
import { newHeadToken, newMember } from './members.js';

let identity: TestIdentity;
let headToken: string;

beforeAll(async () => {
  identity = await TestIdentity.start();
  headToken = await newHeadToken(identity);
});
afterAll(() => identity.stop());

const keyOf = (link: string) => decodeURIComponent(new URL(link, 'http://x').pathname.replace('/api/files/', ''));

describe('scans of KYC documents', () => {
  it('a scan is a PDF or a picture, is in the account and reaches the head by the event', async () => {
    const { id, token } = await newMember(identity);
    const idProof = await identity.call(uploadIdProof, { token, files: { idProof: tinyPdf() } });
    const panProof = await identity.call(uploadPanIdProof, { token, files: { panidProof: await tinyJpeg() } });
    expect([idProof.status, panProof.status]).toEqual([200, 200]);
    const [idProofKey, panProofKey] = [keyOf(idProof.body.idProof), keyOf(panProof.body.panidProof)];
    const store = identity.app.get(ObjectStore, { strict: false });
    const stored = await store.open(idProofKey);
    stored.stream.destroy();
    expect(stored.contentType).toBe('application/pdf');

    const changes = (await identity.outboxEventsOf(profileChanged)).filter(({ memberId }) => memberId === id);
    expect(changes.at(-1)).toMatchObject({ idProofKey, panProofKey, revision: 3 });
    const { body } = await identity.call(account, { token });
    expect([keyOf(body.idProof ?? ''), keyOf(body.panidProof ?? '')]).toEqual([idProofKey, panProofKey]);
    const shown = await identity.call(memberDocuments, { token: headToken, params: { id } });
    expect(keyOf(shown.body.idProof ?? '')).toBe(idProofKey);
  });

  it('an index finds the owner of a scan', async () => {
    const { id, token } = await newMember(identity);
    const { body } = await identity.call(uploadIdProof, { token, files: { idProof: tinyPdf() } });
    const accounts = identity.app.get(AccountsRepository, { strict: false });
    const find = async () => expect((await accounts.findByScan(keyOf(body.idProof)))?._id).toBe(id);
    expect(await scannedCollections(identity.connection, find)).not.toContain('accounts');
  });

  it('a scan replaces the previous one, and no other type is accepted', async () => {
    const { token } = await newMember(identity);
    const first = await identity.call(uploadIdProof, { token, files: { idProof: tinyPdf() } });
    await identity.call(uploadIdProof, { token, files: { idProof: await tinyJpeg() } });
    const store = identity.app.get(ObjectStore, { strict: false });
    await expect(store.open(keyOf(first.body.idProof))).rejects.toMatchObject({ code: 'FILE.NOT_FOUND' });
    const text = await identity.call(uploadIdProof, { token, files: { idProof: Buffer.from('just a text') } });
    expect(text.error?.code).toBe('FILE.UNSUPPORTED_TYPE');
  });

  it('scans and numbers of a deleted account are erased completely after the retention, and not before', async () => {
    const { id, token, mobile } = await newMember(identity);
    const other = await newMember(identity);
    await identity.call(updateProfile, { token, body: { panCardNo: 'ABCPE1234F', address: 'Satara' } });
    const { body } = await identity.call(uploadIdProof, { token, files: { idProof: tinyPdf() } });
    const [key, store] = [keyOf(body.idProof), identity.app.get(ObjectStore, { strict: false })];
    const isThere = () =>
      store.open(key).then(
        ({ stream }) => Boolean(stream.destroy()),
        () => false,
      );
    const accounts = identity.connection.collection<{ _id: string }>('accounts');
    const eraser = identity.app.get(AccountEraser, { strict: false });
    const reason = 'Asha of Satara has another mobile';
    const at = identity.clock.now();
    await identity.connection.collection('account_changes').insertOne({ memberId: id, kind: 'suspended', at, reason });
    const request = { memberId: id, isOpen: false, since: at, lastRequestedAt: at, timesAsked: 1, reason };
    await identity.connection.collection('password_requests').insertOne(request);
    await accounts.updateOne({ _id: id }, { $set: { suspension: { since: at, reason } } });
    const deletedAt = identity.clock.now();
    await identity.hears(memberDeleted, { memberId: id, deletedAt: deletedAt.toISOString() });
    await poll(async () => (await accounts.countDocuments({ _id: id, deletedAt: { $ne: null } })) === 1);

    identity.clock.advance(2921 * 24 * 3_600_000);
    expect([await eraser.eraseDue(), await isThere()]).toEqual([0, true]);
    identity.clock.advance(2 * 24 * 3_600_000);

    // The storage is down: the account keeps the keys of its files, since only it knows them.
    const remove = store.remove.bind(store);
    Object.assign(store, { remove: () => Promise.reject(new Error('away')) });
    expect(await eraser.eraseDue()).toBe(0);
    expect(await accounts.findOne({ _id: id })).toMatchObject({ mobile, idProofKey: key });
    Object.assign(store, { remove });

    const counts = await Promise.all([eraser.eraseDue(), eraser.eraseDue(), eraser.eraseDue()]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(1);
    const erased = JSON.stringify(await accounts.findOne({ _id: id }));
    for (const fact of [mobile, 'Asha', 'Satara', 'asha@example.in', key, 'box']) expect(erased).not.toContain(fact);
    for (const name of ['account_changes', 'password_requests']) {
      const rows = await identity.connection.collection(name).find({ memberId: id }).toArray();
      expect(rows).toHaveLength(1);
      expect(JSON.stringify(rows)).not.toContain('Asha');
    }
    expect(await isThere()).toBe(false);
    const published = (await identity.outboxEventsOf(profileChanged)).filter(({ memberId }) => memberId === id);
    expect(published.at(-1)).toMatchObject({ name: closedAccountName, mobile: '', email: null, idProofKey: null });
    expect(published.filter(({ name }) => name === closedAccountName)).toHaveLength(1);
    expect(await accounts.findOne({ _id: other.id })).toMatchObject({ mobile: other.mobile });
    identity.clock.set(deletedAt);
  });
});

describe('consent to keep documents', () => {
  const numbers = { adharNo: '999941057058', panCardNo: 'ABCPE1234F', bankAccountNo: '123456789012' };
  const give = (token: string, version = kycConsentVersion) =>
    identity.call(giveKycConsent, { token, body: { version } });
  const stated = async (token: string) => (await identity.call(account, { token })).body.kycConsent;
  const published = async (id: string) =>
    (await identity.outboxEventsOf(kycConsentChanged)).filter(({ memberId }) => memberId === id);

  it('the consent is recorded once, with its text and date, and is missing if the member was never asked', async () => {
    const { id, token } = await newMember(identity);
    expect((await identity.call(updateProfile, { token, body: numbers })).status).toBe(200);
    expect(await stated(token)).toBeNull();

    expect((await give(token, kycConsentVersion + 1)).error?.code).toBe('IDENTITY.CONSENT_OUTDATED');
    const { kycConsent } = (await give(token)).body;
    expect(kycConsent).toEqual({ version: kycConsentVersion, givenAt: expect.any(String), withdrawnAt: null });
    identity.clock.advance(1_000);
    await give(token);
    expect(await stated(token)).toEqual(kycConsent);
    const changedAt = kycConsent.givenAt;
    expect(await published(id)).toEqual([{ memberId: id, revision: 1, isGiven: true, changedAt }]);
  });

  it('the consent’s withdrawal erases numbers and scans, and nothing is stored until a new consent', async () => {
    const { id, token } = await newMember(identity);
    await give(token);
    await identity.call(updateProfile, { token, body: numbers });
    const { body } = await identity.call(uploadIdProof, { token, files: { idProof: tinyPdf() } });
    const { status, body: after } = await identity.call(withdrawKycConsent, { token });
    expect(status).toBe(200);

    const own = (await identity.call(account, { token })).body;
    expect(own).toMatchObject({ adharNo: null, panCardNo: null, bankAccountNo: null, idProof: null, ...after });
    const kept = identity.connection.collection<{ _id: string; numbers: object }>('accounts');
    expect(JSON.stringify((await kept.findOne({ _id: id }))?.numbers)).not.toContain('box');
    const store = identity.app.get(ObjectStore, { strict: false });
    await poll(() =>
      store.open(keyOf(body.idProof)).then(
        ({ stream }) => void stream.destroy(),
        () => true,
      ),
    );
    const shown = await identity.call(memberDocuments, { token: headToken, params: { id } });
    expect(shown.body).toMatchObject({ adharNo: null, bankAccountNo: null, idProof: null });
    expect((await identity.outboxEventsOf(profileChanged)).findLast(({ memberId }) => memberId === id)).toMatchObject({
      idProofKey: null,
    });

    const refused = [
      await identity.call(updateProfile, { token, body: numbers }),
      await identity.call(uploadIdProof, { token, files: { idProof: tinyPdf() } }),
      await identity.call(uploadPanIdProof, { token, files: { panidProof: tinyPdf() } }),
    ];
    expect(refused.map(({ error }) => error?.code)).toEqual(Array(3).fill('IDENTITY.CONSENT_WITHDRAWN'));
    expect((await identity.call(updateProfile, { token, body: { address: 'Satara', adharNo: '' } })).status).toBe(200);
    await give(token);
    expect((await identity.call(updateProfile, { token, body: numbers })).status).toBe(200);
    expect((await published(id)).map(({ revision, isGiven }) => [revision, isGiven])).toEqual([
      [1, true],
      [2, false],
      [3, true],
    ]);
    const rows = await identity.connection
      .collection('consent_changes')
      .find({ memberId: id })
      .sort({ _id: 1 })
      .toArray();
    expect(rows.map(({ act, version }) => [act, version])).toEqual([
      ['given', 1],
      ['withdrawn', 1],
      ['given', 1],
    ]);
  });

  it('the consent’s withdrawal needs a recent password, even from members who were never asked', async () => {
    const { token } = await newMember(identity);
    await identity.call(updateProfile, { token, body: numbers });
    identity.clock.advance(302_000);
    expect((await identity.call(withdrawKycConsent, { token })).error?.code).toBe('AUTH.REAUTHENTICATE');
    expect((await identity.call(account, { token })).body.adharNo).toMatch(/7058$/);
    identity.clock.advance(-302_000);
    await identity.call(withdrawKycConsent, { token });
    const { body } = await identity.call(account, { token });
    expect(body).toMatchObject({ adharNo: null, kycConsent: { version: null, givenAt: null } });
  });

  it('a withdrawal leaves nothing behind when documents arrive concurrently', async () => {
    const { token } = await newMember(identity);
    await give(token);
    await Promise.all([
      identity.call(updateProfile, { token, body: numbers }),
      identity.call(withdrawKycConsent, { token }),
      identity.call(uploadIdProof, { token, files: { idProof: tinyPdf() } }),
    ]);
    const { body } = await identity.call(account, { token });
    expect(body).toMatchObject({ adharNo: null, panCardNo: null, bankAccountNo: null, idProof: null });
    expect(body.kycConsent?.withdrawnAt).not.toBeNull();
  });
});
