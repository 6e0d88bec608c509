import {
  account,
  correctMobile,
  login,
  memberAccount,
  mobileCorrected,
  profileChanged,
  register,
  updateProfile,
  uploadAvatar,
} from '@deepam/contracts';
import { FileLinks, ObjectStore } from '@deepam/platform';
import { freshMobile, jpegWithLocation, poll, tinyPdf, tinyPng } from '@deepam/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestIdentity } from './identity-harness.js';
import { newHeadToken, newMember } from './members.js';

let identity: TestIdentity;

beforeAll(async () => {
  identity = await TestIdentity.start();
});
afterAll(() => identity.stop());

const changesOf = async (memberId: string) =>
  (await identity.outboxEventsOf(profileChanged)).filter((profile) => profile.memberId === memberId);

describe('the own account', () => {
  it('the account shows the owner’s data, and no secret', async () => {
    const { id, mobile, token } = await newMember(identity);
    const { status, body } = await identity.call(account, { token });
    expect(status).toBe(200);
    expect(body).toMatchObject({ _id: id, name: 'Asha Patil', email: 'asha@example.in', mobile, isHead: false });
    expect(body).toMatchObject({ address: null, image: null, idProof: null, adharNo: null, mustChangePassword: false });
    expect(Object.keys(body)).not.toContain('passwordHash');
  });
});

describe('a change of the profile', () => {
  it('a change of the profile sets the sent fields and publishes the whole state with a higher revision', async () => {
    const { id, mobile, token } = await newMember(identity);
    const { status, body } = await identity.call(updateProfile, { token, body: { address: 'Satara 415001' } });
    expect({ status, body }).toEqual({ status: 200, body: { message: 'Profile updated successfully!' } });
    await identity.call(updateProfile, { token, body: { name: 'Asha Kulkarni' } });

    const state = { memberId: id, email: 'asha@example.in', mobile, address: 'Satara 415001', avatarKey: null };
    expect(await changesOf(id)).toEqual([
      expect.objectContaining({ ...state, name: 'Asha Patil', revision: 2, changed: ['address'] }),
      expect.objectContaining({ ...state, name: 'Asha Kulkarni', revision: 3, changed: ['name'] }),
    ]);
    const after = await identity.call(account, { token });
    expect(after.body).toMatchObject({ name: 'Asha Kulkarni', address: 'Satara 415001' });
  });

  it('the event names every changed field, and no field that was not sent', async () => {
    const { id, token } = await newMember(identity);
    const form = { name: 'Asha Rao', email: 'rao@example.in', address: 'Wai 412803', contactSeenBy: 'sponsor' };
    const sent = [form, { ...form, name: 'Asha Patil' }, { address: '' }, { email: '', contactSeenBy: 'upline' }];
    for (const body of sent) await identity.call(updateProfile, { token, body: body as object });
    const told = await changesOf(id);
    expect(told.map(({ changed }) => changed)).toEqual(sent.map((body) => Object.keys(body)));
    for (const [at, after] of told.slice(1).entries()) {
      const differing = Object.entries(told[at]!).filter(([field, value]) => after[field as 'name'] !== value);
      const names = differing.map(([field]) => field).filter((field) => field !== 'revision' && field !== 'changed');
      expect(after.changed).toEqual(expect.arrayContaining(names));
    }
  });

  it('an empty change publishes nothing', async () => {
    const { id, token } = await newMember(identity);
    expect((await identity.call(updateProfile, { token, body: {} })).status).toBe(200);
    expect(await changesOf(id)).toEqual([]);
  });

  it('concurrent changes are all kept', async () => {
    const { id, token } = await newMember(identity);
    const changes = Array.from({ length: 10 }, (_, i) => ({ address: `House ${i}` }));
    const answers = await Promise.all(changes.map((body) => identity.call(updateProfile, { token, body })));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const published = await changesOf(id);
    expect(published.map(({ revision }) => revision).sort((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    const last = published.find(({ revision }) => revision === 11);
    expect((await identity.call(account, { token })).body.address).toBe(last?.address);
  });

  it('the event has the readers of e-mail and address, which an outdated form of another tab leaves unchanged', async () => {
    const { id, token } = await newMember(identity);
    expect((await identity.call(account, { token })).body.contactSeenBy).toBe('upline');
    await identity.call(updateProfile, { token, body: { contactSeenBy: 'sponsor' } });
    await identity.call(updateProfile, { token, body: { name: 'Asha Patil', email: 'new@example.in', address: '' } });

    expect((await changesOf(id)).map(({ contactSeenBy }) => contactSeenBy)).toEqual(['sponsor', 'sponsor']);
    expect((await identity.call(account, { token })).body.contactSeenBy).toBe('sponsor');
    const { error } = await identity.call(updateProfile, { token, body: { contactSeenBy: 'nobody' as 'sponsor' } });
    expect(error?.code).toBe('REQUEST.INVALID');
  });

  it('a name that resembles the head, the company or another person is rejected', async () => {
    const { token } = await newMember(identity);
    for (const name of ['Head', 'Deepam Head', 'CIosed account', '\u0421losed account', 'Ash\u0430 Patil']) {
      const { status, error } = await identity.call(updateProfile, { token, body: { name } });
      expect({ name, status, code: error?.code }).toEqual({ name, status: 422, code: 'REQUEST.INVALID' });
      expect(error?.details).toHaveProperty('name');
    }
    expect((await identity.call(updateProfile, { token, body: { name: 'Headley Pinto' } })).status).toBe(200);
  });

  it('an empty name is rejected, and an empty address counts as none', async () => {
    const { token } = await newMember(identity);
    const { error } = await identity.call(updateProfile, { token, body: { name: '  ' } });
    expect(error?.details).toMatchObject({ name: 'Please enter your name' });
    await identity.call(updateProfile, { token, body: { address: 'Satara' } });
    await identity.call(updateProfile, { token, body: { address: '' } });
    expect((await identity.call(account, { token })).body.address).toBeNull();
  });
});

describe('the picture', () => {
  const keyOf = (link: string) => decodeURIComponent(new URL(link, 'http://x').pathname.replace('/api/files/', ''));

  it('the picture is stored without its location, shown by a signed link, and published', async () => {
    const { id, token } = await newMember(identity);
    const avatar = await jpegWithLocation();
    const { status, body } = await identity.call(uploadAvatar, { token, files: { avatar } });
    expect(status).toBe(200);
    const key = keyOf(body.imageUrl);
    const { searchParams } = new URL(body.imageUrl, 'http://x');
    identity.app.get(FileLinks, { strict: false }).verify(key, {
      exp: searchParams.get('exp'),
      to: searchParams.get('to'),
      sig: searchParams.get('sig'),
    });
    expect(key).toMatch(/^identity\/avatars\//);
    expect(await changesOf(id)).toEqual([
      expect.objectContaining({ avatarKey: key, revision: 2, changed: ['avatarKey'] }),
    ]);
    expect((await identity.call(account, { token })).body.image).toBe(body.imageUrl);

    const stored: Buffer[] = [];
    const { stream } = await identity.app.get(ObjectStore, { strict: false }).open(key);
    for await (const chunk of stream) stored.push(chunk as Buffer);
    expect(Buffer.concat(stored).includes('TestCamera')).toBe(false);
  });

  it('the picture replaces the previous one', async () => {
    const { token } = await newMember(identity);
    const first = await identity.call(uploadAvatar, { token, files: { avatar: await tinyPng() } });
    const second = await identity.call(uploadAvatar, { token, files: { avatar: await tinyPng() } });
    const store = identity.app.get(ObjectStore, { strict: false });
    await expect(store.open(keyOf(first.body.imageUrl))).rejects.toMatchObject({ code: 'FILE.NOT_FOUND' });
    (await store.open(keyOf(second.body.imageUrl))).stream.destroy();
  });

  it('the picture must be a picture', async () => {
    const { token } = await newMember(identity);
    const { status, error } = await identity.call(uploadAvatar, { token, files: { avatar: tinyPdf() } });
    expect({ status, code: error?.code }).toEqual({ status: 415, code: 'FILE.UNSUPPORTED_TYPE' });
    expect((await identity.call(uploadAvatar, { token, files: {} })).error?.code).toBe('FILE.REQUIRED');
  });
});

describe('a mobile that the head corrects', () => {
  let head: string;
  beforeAll(async () => {
    head = await newHeadToken(identity);
  });

  const correct = (id: string, mobile: string) =>
    identity.call(correctMobile, { token: head, params: { id }, body: { mobile } });
  const logIn = (mobile: string, password: string) => identity.call(login, { body: { mobile, password } });

  it('the corrected mobile is the new login; all sessions end, services get the profile, and the member learns of the change', async () => {
    const { id, mobile, password, token } = await newMember(identity);
    const right = freshMobile();
    expect((await correct(id, `+91 ${right}`)).status).toBe(200);
    await poll(async () => (await identity.call(account, { token })).error?.code === 'AUTH.SESSION_REVOKED');
    expect((await logIn(mobile, password)).error?.code).toBe('AUTH.INVALID_CREDENTIALS');
    expect((await logIn(right, password)).status).toBe(200);
    expect(await changesOf(id)).toEqual([expect.objectContaining({ mobile: right, revision: 2, changed: ['mobile'] })]);
    const published = (await identity.outboxEventsOf(mobileCorrected)).filter(({ memberId }) => memberId === id);
    expect(published).toEqual([expect.objectContaining({ ending: right.slice(-4) })]);
    const { body } = await identity.call(memberAccount, { token: head, params: { id } });
    const endings = `…${mobile.slice(-4)} → …${right.slice(-4)}`;
    expect(body.changes).toEqual([expect.objectContaining({ kind: 'mobile-corrected', reason: endings })]);
    const body2 = { name: 'Meera Joshi', mobile, referralCode: 'FL7K2M9QX', password: 'her own password' };
    expect((await identity.call(register, { body: body2 })).status).toBe(201);
  });

  it('another member’s mobile, an unchanged one and that of the head are rejected', async () => {
    const [one, other] = [await newMember(identity), await newMember(identity)];
    const codeOf = async (id: string, mobile: string) => (await correct(id, mobile)).error?.code;
    expect(await codeOf(one.id, other.mobile)).toBe('IDENTITY.MOBILE_TAKEN');
    expect(await codeOf(one.id, one.mobile)).toBe('IDENTITY.MOBILE_UNCHANGED');
    const own = (await identity.call(account, { token: head })).body._id;
    expect(await codeOf(own, freshMobile())).toBe('IDENTITY.HEAD_PROTECTED');
    expect((await logIn(one.mobile, one.password)).status).toBe(200);
  });

  it('the corrected mobile belongs to one account when a visitor concurrently registers with it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await newMember(identity);
      const mobile = freshMobile();
      const body = { name: 'Meera Joshi', mobile, referralCode: 'FL7K2M9QX', password: 'her own password' };
      const [corrected, registered] = await Promise.all([correct(id, mobile), identity.call(register, { body })]);
      const codes = [corrected, registered].map(({ status, error }) => error?.code ?? status);
      expect(codes).toContain('IDENTITY.MOBILE_TAKEN');
      const live = { mobile, deletedAt: null };
      expect(await identity.connection.collection('accounts').countDocuments(live)).toBe(1);
    }
  });
});
