import { randomBytes } from 'node:crypto';
import {
  account,
  auditRecorded,
  bankDetailsChanged,
  changeOneAccountRule,
  closedAccountName,
  documents,
  isAadhaar,
  issueServiceToken,
  memberDocuments,
  oneAccountRule,
  profileChanged,
  revealBankDetails,
  sharedNumbers,
  updateProfile,
} from '@deepam/contracts';
import { closeGracefully, newId } from '@deepam/platform';
import { poll } from '@deepam/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AccountDocument } from '../src/accounts/persistence/account.schema.js';
import { RotateDataKeyHandler } from '../src/encryption/rotate-data-key/rotate-data-key.handler.js';
import { DigestedAccounts } from '../src/shared-numbers/digest-numbers/digested-accounts.js';
import { RotateDigestKeyHandler } from '../src/shared-numbers/rotate-digest-key/rotate-digest-key.handler.js';
import { TestIdentity } from './identity-harness.js';
import { newHeadToken, newMember, type TestMember } from './members.js';

let identity: TestIdentity;
let headToken: string;

beforeAll(async () => {
  identity = await TestIdentity.start();
  headToken = await newHeadToken(identity);
});
afterAll(() => identity.stop());

const numbers = {
  adharNo: '999941057058',
  panCardNo: 'ABCPE1234F',
  bankAccountNo: '123456789012',
  ifscCode: 'SBIN0005943',
};
const none = { adharNo: null, panCardNo: null, bankAccountNo: null, ifscCode: null };
const save = (token: string, body: Parameters<typeof identity.call<typeof updateProfile>>[1]) =>
  identity.call(updateProfile, { token, ...body });
const reveals = (memberId: string) =>
  identity.connection.collection('reveals').find({ memberId }).sort({ _id: 1 }).toArray();

describe('bank details for a payout', () => {
  const ask = async (service: 'commission' | 'cotton-order', memberId: string) => {
    const body = { service, secret: identity.env['SERVICE_SECRET']! };
    const { token } = (await identity.call(issueServiceToken, { body })).body;
    return identity.call(revealBankDetails, { token, body: { memberId, headId: newId(), payoutId: 'a'.repeat(24) } });
  };

  it('are shown to commission in clear, recorded with the payout and the head it is for', async () => {
    const { id, token } = await newMember(identity);
    await save(token, { body: numbers });
    const { status, body } = await ask('commission', id);
    const { bankAccountNo, ifscCode } = numbers;
    expect([status, body]).toEqual([200, { name: 'Asha Patil', bankAccountNo, ifscCode, changedAt: null }]);
    expect((await reveals(id)).at(-1)).toMatchObject({
      ...{ memberId: id, byHead: true, fields: ['bankAccountNo', 'ifscCode'] },
      purpose: `payout ${'a'.repeat(24)}`,
    });
  });

  it('say when they were changed, not given for the first time', async () => {
    const { id, token } = await newMember(identity);
    await save(token, { body: numbers });
    await save(token, { body: { bankAccountNo: '987654321098' } });
    const { body } = await ask('commission', id);
    const [, last] = await identity.connection
      .collection('number_changes')
      .find({ memberId: id })
      .sort({ _id: 1 })
      .toArray();
    expect(body.changedAt).toBe((last?.['at'] as Date).toISOString());
    await save(token, { body: { panCardNo: '' } });
    expect((await ask('commission', id)).body.changedAt).toBe(body.changedAt);
  });

  it('are null where there are none, and shown to no other service and no person', async () => {
    const { id, token } = await newMember(identity);
    const { body } = await ask('commission', id);
    expect(body).toEqual({ name: 'Asha Patil', bankAccountNo: null, ifscCode: null, changedAt: null });
    expect((await ask('cotton-order', id)).status).toBe(403);
    for (const wrong of [token, headToken]) {
      const asked = { memberId: id, headId: id, payoutId: id };
      expect((await identity.call(revealBankDetails, { token: wrong, body: asked })).status).toBe(403);
    }
    expect((await ask('commission', newId())).status).toBe(404);
  });
});

describe('the numbers of papers', () => {
  it('are taken as people write them, masked in the account, and shown in clear to their owner', async () => {
    const { id, token } = await newMember(identity);
    const written = { ...numbers, adharNo: '9999 4105-7058', panCardNo: 'abcpe1234f', ifscCode: 'sbin0005943' };
    expect((await save(token, { body: written })).status).toBe(200);
    expect((await identity.call(account, { token })).body).toMatchObject({
      adharNo: 'XXXX XXXX 7058',
      panCardNo: 'XXXXXX234F',
      bankAccountNo: 'XXXXXXXX9012',
      ifscCode: 'SBIN0005943',
    });
    const { body } = await identity.call(documents, { token });
    expect(body).toEqual({ _id: id, name: 'Asha Patil', ...numbers, idProof: null, panidProof: null });
  });

  it('are nowhere in clear: not in the database, not in an event', async () => {
    const { id, token } = await newMember(identity);
    await save(token, { body: { ...numbers, name: 'Asha Kulkarni' }, headers: { 'idempotency-key': newId() } });
    await identity.call(documents, { token });
    const collections = await identity.connection.db!.listCollections().toArray();
    const everything = await Promise.all(
      collections.map(({ name }) => identity.connection.collection(name).find().toArray()),
    );
    const text = JSON.stringify(everything);
    expect(text).toContain(id);
    for (const number of Object.values(numbers)) expect(text).not.toContain(number);
    const stored = await identity.connection.collection<{ _id: string }>('accounts').findOne({ _id: id });
    expect(stored).toMatchObject({ numbers: { adharNo: { keyId: 'test', box: expect.any(String) } } });
  });

  it('of nobody else are announced: no event when only numbers changed', async () => {
    const { id, token } = await newMember(identity);
    await save(token, { body: numbers });
    expect((await identity.outboxEventsOf(profileChanged)).filter(({ memberId }) => memberId === id)).toEqual([]);
  });

  it('stay when left out and go when sent empty', async () => {
    const { token } = await newMember(identity);
    await save(token, { body: numbers });
    await save(token, { body: { address: 'Satara', bankAccountNo: '' } });
    const { body } = await identity.call(documents, { token });
    expect(body).toMatchObject({ ...numbers, bankAccountNo: null });
  });

  it.each([
    ['adharNo', '999941057059'],
    ['adharNo', 'XXXX XXXX 7058'],
    ['panCardNo', 'ABCXE1234F'],
    ['bankAccountNo', '12345678'],
    ['ifscCode', 'SBIN1005943'],
  ])('are refused in a wrong format: %s %s', async (field, number) => {
    const { token } = await newMember(identity);
    const { status, error } = await save(token, { body: { name: 'Changed', [field]: number } });
    expect({ status, code: error?.code }).toEqual({ status: 422, code: 'REQUEST.INVALID' });
    expect(Object.keys(error?.details ?? {})).toEqual([field]);
    expect(JSON.stringify(error)).not.toContain(number);
    expect((await identity.call(account, { token })).body.name).toBe('Asha Patil');
  });

  it('that were moved to another account in the database are not shown', async () => {
    const [victim, thief] = [await newMember(identity), await newMember(identity)];
    await save(victim.token, { body: numbers });
    const accounts = identity.connection.collection<{ _id: string; numbers: unknown }>('accounts');
    const stolen = await accounts.findOne({ _id: victim.id });
    await accounts.updateOne({ _id: thief.id }, { $set: { numbers: stolen?.numbers } });
    expect((await identity.call(documents, { token: thief.token })).status).toBe(500);
  });
});

describe('changing numbers', () => {
  beforeEach(() => identity.clock.set(new Date()));
  const bankChangesOf = async (id: string) =>
    (await identity.outboxEventsOf(bankDetailsChanged))
      .filter(({ memberId }) => memberId === id)
      .map(({ isFirst }) => isFirst);
  const recorded = (memberId: string) =>
    identity.connection.collection('number_changes').find({ memberId }).sort({ at: 1, _id: 1 }).toArray();

  it('needs a password given a moment ago, and only when one really changes', async () => {
    const { token } = await newMember(identity);
    await save(token, { body: numbers });
    identity.clock.advance(302_000);
    const { body: shown } = await identity.call(account, { token });
    const { adharNo, panCardNo, bankAccountNo, ifscCode } = shown;
    const form = { name: 'Asha Kulkarni', adharNo, panCardNo, bankAccountNo, ifscCode };
    expect((await save(token, { body: form as object })).status).toBe(200);
    expect((await save(token, { body: { ...numbers, address: 'Satara' } })).status).toBe(200);
    for (const change of [{ bankAccountNo: '987654321098' }, { ifscCode: '' }, { adharNo: '' }, { panCardNo: '' }]) {
      const { status, error } = await save(token, { body: { name: 'Not this', ...change } });
      expect({ status, code: error?.code }).toEqual({ status: 403, code: 'AUTH.REAUTHENTICATE' });
    }
    expect((await identity.call(account, { token })).body).toMatchObject({ ...form, address: 'Satara' });
  });

  it('of the bank is announced, the first time as such, and recorded without the numbers', async () => {
    const { id, token } = await newMember(identity);
    const from = { headers: { 'x-forwarded-for': '203.0.113.7' } };
    await save(token, { body: { ...numbers, bankAccountNo: '', ifscCode: '' } });
    expect(await bankChangesOf(id)).toEqual([]);
    await save(token, { body: numbers, ...from });
    await save(token, { body: numbers, ...from });
    await save(token, { body: { bankAccountNo: '987654321098' }, ...from });
    await save(token, { body: { bankAccountNo: '', ifscCode: '' } });
    await save(token, { body: { bankAccountNo: '987654321098', ifscCode: 'SBIN0005943' } });
    expect(await bankChangesOf(id)).toEqual([true, false, false, false]);

    const rows = await recorded(id);
    expect(rows.map(({ fields }) => fields)).toEqual([
      ['adharNo', 'panCardNo'],
      ['bankAccountNo', 'ifscCode'],
      ['bankAccountNo'],
      ['bankAccountNo', 'ifscCode'],
      ['bankAccountNo', 'ifscCode'],
    ]);
    expect(rows[2]).toMatchObject({ memberId: id, byId: id, address: '203.0.113.7', at: expect.any(Date) });
    expect(JSON.stringify(rows)).not.toContain('987654321098');

    const entries = (await identity.outboxEventsOf(auditRecorded)).filter(({ memberId }) => memberId === id);
    const changes = entries.filter(({ kind }) => kind === 'numbers-changed');
    expect(changes.map(({ before, after }) => [before, after])).toEqual([
      [
        { adharNo: null, panCardNo: null },
        { adharNo: 'XXXX', panCardNo: 'XXXX' },
      ],
      [
        { bankAccountNo: null, ifscCode: null },
        { bankAccountNo: 'XXXX', ifscCode: 'XXXX' },
      ],
      [{ bankAccountNo: 'XXXX' }, { bankAccountNo: 'XXXX' }],
      [
        { bankAccountNo: 'XXXX', ifscCode: 'XXXX' },
        { bankAccountNo: null, ifscCode: null },
      ],
      [
        { bankAccountNo: null, ifscCode: null },
        { bankAccountNo: 'XXXX', ifscCode: 'XXXX' },
      ],
    ]);
    expect(changes[2]).toMatchObject({ actor: { kind: 'member', id }, address: '203.0.113.7' });
    for (const number of Object.values(numbers)) expect(JSON.stringify(entries)).not.toContain(number);
  });

  it('takes back what the account shows, keeps what is null and clears what is empty', async () => {
    const { token } = await newMember(identity);
    await save(token, { body: { ...numbers, address: 'Satara' } });
    const { body: shown } = await identity.call(account, { token });
    expect((await save(token, { body: shown as object })).status).toBe(200);
    expect((await identity.call(account, { token })).body).toEqual(shown);

    const nothing = { name: null, email: null, address: null, adharNo: null, panCardNo: null, ifscCode: null };
    expect((await save(token, { body: nothing as object })).status).toBe(200);
    expect((await identity.call(account, { token })).body).toEqual(shown);

    await save(token, { body: { email: '', address: '', panCardNo: '' } });
    expect((await identity.call(account, { token })).body).toMatchObject({
      email: null,
      address: null,
      panCardNo: null,
    });
  });
});

describe('a reveal', () => {
  it('is recorded with who saw whose numbers', async () => {
    const { id, token } = await newMember(identity);
    await save(token, { body: { panCardNo: numbers.panCardNo } });
    await identity.call(documents, { token, headers: { 'x-correlation-id': 'reveal-by-the-owner' } });
    const shown = await identity.call(memberDocuments, { token: headToken, params: { id } });
    expect(shown.body).toMatchObject({ ...none, _id: id, name: 'Asha Patil', panCardNo: numbers.panCardNo });
    const head = await identity.connection.collection('accounts').findOne({ isHead: true });
    expect(await reveals(id)).toEqual([
      expect.objectContaining({ byId: id, byHead: false, fields: ['panCardNo'], correlationId: 'reveal-by-the-owner' }),
      expect.objectContaining({ byId: head?._id, byHead: true, fields: ['panCardNo'], at: expect.any(Date) }),
    ]);
    const entries = (await identity.outboxEventsOf(auditRecorded)).filter(({ memberId }) => memberId === id);
    const shownTo = entries.filter(({ kind }) => kind === 'numbers-revealed').map(({ actor }) => actor);
    expect(shownTo).toEqual([
      { kind: 'member', id },
      { kind: 'head', id: head?._id },
    ]);
  });

  it("of another's numbers is for the head only", async () => {
    const [one, other] = [await newMember(identity), await newMember(identity)];
    const { status, error } = await identity.call(memberDocuments, { token: one.token, params: { id: other.id } });
    expect({ status, code: error?.code }).toEqual({ status: 403, code: 'ACCESS.HEAD_ONLY' });
    expect((await identity.call(documents, {})).error?.code).toBe('AUTH.REQUIRED');
    expect(await reveals(other.id)).toEqual([]);
  });

  it('of nobody is not found', async () => {
    const missing = await identity.call(memberDocuments, { token: headToken, params: { id: newId() } });
    expect(missing.error?.code).toBe('IDENTITY.ACCOUNT_NOT_FOUND');
    const malformed = await identity.call(memberDocuments, { token: headToken, params: { id: 'nobody' } });
    expect(malformed.status).toBe(400);
  });
});

describe('one person, many accounts', () => {
  /** Numbers of nobody else in this file. */
  const fresh = () => {
    const digits = String(Math.floor(Math.random() * 1e9)).padStart(9, '0');
    const checked = (body: string) =>
      [...'0123456789'].map((digit) => body + digit).find((number) => isAadhaar(number))!;
    return {
      adharNo: checked(`45${digits}`),
      panCardNo: `QRSPT${digits.slice(0, 4)}Z`,
      bankAccountNo: `7${digits}0`,
      ifscCode: 'HDFC0000123',
    };
  };
  const spelledOtherwise = ({ adharNo, panCardNo, bankAccountNo }: ReturnType<typeof fresh>) => ({
    adharNo: adharNo.replace(/(.{4})/g, '$1 '),
    panCardNo: panCardNo.toLowerCase(),
    bankAccountNo: `000${bankAccountNo}`,
    ifscCode: 'hdfc0009999',
  });
  const sharedOf = async (...ids: string[]) =>
    (await identity.call(sharedNumbers, { token: headToken, query: { memberIds: ids.join(',') } })).body;
  const setRule = async (rule: 'off' | 'warn' | 'refuse') => {
    const { version } = (await identity.call(oneAccountRule, { token: headToken })).body;
    return identity.call(changeOneAccountRule, { token: headToken, body: { rule, version } });
  };
  const accounts = () => identity.connection.collection<AccountDocument>('accounts');
  const isFound = async (one: string, other: string) => {
    const [row] = await sharedOf(one);
    return row?.shared.some(({ others }) => others.some(({ _id }) => _id === other)) === true;
  };
  /** As an older release has stored them. */
  const withoutDigests = (id: string) =>
    accounts().updateOne(
      { _id: id },
      {
        $unset: Object.fromEntries(
          ['adharNo', 'panCardNo', 'bankAccountNo'].flatMap((name) => [
            [`numbers.${name}.digests`, ''],
            [`numbers.${name}.digestedBy`, ''],
          ]),
        ),
      },
    );

  it('shows the head which numbers are in another account too, however they were spelled, and nobody else', async () => {
    const [one, other, alone] = [await newMember(identity), await newMember(identity), await newMember(identity)];
    const mine = fresh();
    await save(one.token, { body: mine });
    await save(other.token, { body: spelledOtherwise(mine) });
    await save(alone.token, { body: { ...fresh(), ifscCode: mine.ifscCode } });
    const others = [{ _id: other.id, name: 'Asha Patil', referralCode: null, isHead: false, isDeleted: false }];
    expect(await sharedOf(one.id, alone.id, newId())).toEqual([
      {
        memberId: one.id,
        shared: [
          { number: 'adharNo', masked: `XXXX XXXX ${mine.adharNo.slice(-4)}`, others, total: 1 },
          { number: 'panCardNo', masked: `XXXXXX${mine.panCardNo.slice(-4)}`, others, total: 1 },
          { number: 'bankAccountNo', masked: `XXXXXXX${mine.bankAccountNo.slice(-4)}`, others, total: 1 },
        ],
      },
    ]);
    for (const token of [one.token, undefined]) {
      const asked = { ...(token && { token }), query: { memberIds: one.id } };
      expect((await identity.call(sharedNumbers, asked)).status).toBe(token ? 403 : 401);
      expect((await identity.call(oneAccountRule, token ? { token } : {})).status).toBe(token ? 403 : 401);
    }
    await accounts().updateOne({ _id: other.id }, { $set: { deletedAt: new Date() } });
    expect((await sharedOf(one.id))[0]!.shared[0]!.others).toMatchObject([{ _id: other.id, isDeleted: true }]);
    // A closed account keeps its name for the books alone.
    await accounts().updateOne({ _id: other.id }, { $set: { closedAt: new Date() } });
    const closed = { _id: other.id, name: closedAccountName, isDeleted: false };
    expect((await sharedOf(one.id))[0]!.shared[0]!.others).toMatchObject([closed]);
  });

  it('compares a bank account anew when only its IFSC changes, and nothing that was removed', async () => {
    const [one, other] = [await newMember(identity), await newMember(identity)];
    const mine = fresh();
    await save(one.token, { body: mine });
    await save(other.token, {
      body: { bankAccountNo: mine.bankAccountNo, ifscCode: 'SBIN0005943', panCardNo: mine.panCardNo },
    });
    const kinds = async () => (await sharedOf(one.id)).flatMap(({ shared }) => shared.map(({ number }) => number));
    expect(await kinds()).toEqual(['panCardNo']);
    await save(other.token, { body: { ifscCode: 'HDFC0009999', panCardNo: '' } });
    expect(await kinds()).toEqual(['bankAccountNo']);
    await save(other.token, { body: { ifscCode: '' } });
    expect(await kinds()).toEqual([]);
  });

  it('refuses a second account where the head has set it so, and only one of two at the same instant', async () => {
    expect((await setRule('refuse')).body).toMatchObject({ rule: 'refuse', changedBy: 'Head' });
    for (let round = 0; round < 5; round++) {
      const { adharNo } = fresh();
      const people = await Promise.all(Array.from({ length: 4 }, () => newMember(identity)));
      const answers = await Promise.all(people.map(({ token }) => save(token, { body: { adharNo } })));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
      const refused = answers.find(({ status }) => status === 409)!;
      expect(refused.error).toMatchObject({ code: 'IDENTITY.AADHAAR_TAKEN' });
      expect(JSON.stringify(refused.error)).not.toMatch(
        new RegExp([adharNo, ...people.map(({ id }) => id), 'Asha'].join('|')),
      );
      const holder = people[answers.findIndex(({ status }) => status === 200)]!;
      expect((await save(holder.token, { body: { adharNo, address: 'Satara' } })).status).toBe(200);
      await accounts().updateOne({ _id: holder.id }, { $set: { deletedAt: new Date() } });
      const next = people.find((person) => person !== holder)!;
      expect((await save(next.token, { body: { adharNo } })).status).toBe(200);
    }
    await setRule('off');
    const [one, other] = [await newMember(identity), await newMember(identity)];
    const mine = fresh();
    for (const { token } of [one, other]) expect((await save(token, { body: mine })).status).toBe(200);
    expect(await sharedOf(one.id)).toEqual([]);
    await setRule('warn');
    expect(await isFound(one.id, other.id)).toBe(true);
  });

  it('tells nobody more than five times a day whether a number is in use, though all come at once', async () => {
    await setRule('refuse');
    const { token } = await newMember(identity);
    const tries = await Promise.all(
      Array.from({ length: 9 }, () => save(token, { body: { adharNo: fresh().adharNo } })),
    );
    // Of one account's own calls at once some may be conflicts; each has used a try.
    expect(tries.filter(({ error }) => error?.code === 'IDENTITY.AADHAAR_TRIES')).toHaveLength(4);
    const { status, error } = await save(token, { body: { adharNo: fresh().adharNo } });
    expect([status, error?.code]).toEqual([429, 'IDENTITY.AADHAAR_TRIES']);
    expect(error?.details).toEqual({ retryAfterSeconds: expect.any(Number) });
    expect((await save(token, { body: { panCardNo: fresh().panCardNo } })).status).toBe(200);
    await setRule('warn');
    expect((await save(token, { body: { adharNo: fresh().adharNo } })).status).toBe(200);
  });

  it('takes one of two changes of the rule that saw the same version', async () => {
    const { version } = (await identity.call(oneAccountRule, { token: headToken })).body;
    const body = { rule: 'warn' as const, version };
    const answers = await Promise.all(
      [1, 2].map(() => identity.call(changeOneAccountRule, { token: headToken, body })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('finds numbers of an older release after a start, by several replicas at once, deleted ones too', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => newMember(identity)));
    const [one, other, gone] = people as [TestMember, TestMember, TestMember, TestMember];
    const mine = fresh();
    for (const { id, token } of people) {
      await save(token, { body: mine });
      await withoutDigests(id);
    }
    await accounts().updateOne({ _id: gone.id }, { $set: { deletedAt: new Date() } });
    expect(await sharedOf(one.id)).toEqual([]);
    const replica = await identity.replica();
    await Promise.all([identity.app, replica].map((app) => app.get(DigestedAccounts, { strict: false }).addMissing()));
    await closeGracefully(replica);
    expect(await isFound(one.id, other.id)).toBe(true);
    expect(await isFound(one.id, gone.id)).toBe(true);
    expect(await identity.app.get(DigestedAccounts, { strict: false }).addMissing()).toMatchObject({ written: 0 });
    expect((await identity.call(documents, { token: one.token })).body).toMatchObject(mine);
    await withoutDigests(one.id);
    await identity.restart();
    await poll(() => isFound(one.id, other.id));
  });

  it('goes on finding them in the middle of a rotation of the key, and after it', async () => {
    const keyOf = (id: string) => `${id}:${randomBytes(32).toString('base64')}`;
    const [old, next] = [keyOf('k1'), keyOf('k2')];
    await identity.restart({ DIGEST_KEYS: old });
    const people = await Promise.all(Array.from({ length: 3 }, () => newMember(identity)));
    const [one, other, third] = people as [TestMember, TestMember, TestMember];
    const mine = fresh();
    await save(one.token, { body: mine });
    const behind = await identity.replica();

    // One of two is started again; the other knows the old key alone.
    const url = identity.url;
    const before = identity.app;
    identity.env = { ...identity.env, DIGEST_KEYS: `${next},${old}` };
    await identity.boot();
    await save(other.token, { body: mine });
    expect(await isFound(one.id, other.id)).toBe(true);
    const ahead = { app: identity.app, url: identity.url };
    Object.assign(identity, { app: before, url });
    expect(await isFound(one.id, other.id)).toBe(true);
    await setRule('refuse');
    expect((await save(third.token, { body: { adharNo: mine.adharNo } })).status).toBe(409);
    await setRule('warn');
    Object.assign(identity, ahead);
    await Promise.all([before, behind].map((app) => closeGracefully(app)));

    await identity.app.get(RotateDigestKeyHandler, { strict: false }).execute(() => undefined);
    const stored = await accounts()
      .find({ _id: { $in: [one.id, other.id] } })
      .toArray();
    const prefixes = stored.flatMap(({ numbers: { adharNo } }) =>
      adharNo!.digests!.map((digest) => digest.split(':')[0]),
    );
    expect(new Set(prefixes).size).toBe(1);
    await identity.restart({ DIGEST_KEYS: next });
    expect(await isFound(one.id, other.id)).toBe(true);
  });

  it('keeps the digests when the data key is rotated, and writes none to logs, answers or events', async () => {
    const [one, other] = [await newMember(identity), await newMember(identity)];
    const mine = fresh();
    for (const { token } of [one, other]) await save(token, { body: mine });
    const fresher = `later:${randomBytes(32).toString('base64')}`;
    await identity.restart({ DATA_KEYS: `${fresher},${identity.env['DATA_KEYS']}` });
    await identity.app.get(RotateDataKeyHandler, { strict: false }).execute(() => undefined);
    expect(await isFound(one.id, other.id)).toBe(true);
    const { numbers: stored } = (await accounts().findOne({ _id: one.id }))!;
    const digest = stored.adharNo!.digests![0]!;
    const outbox = await identity.connection.collection('outbox').find().toArray();
    const answers = [await sharedOf(one.id), (await identity.call(account, { token: one.token })).body];
    expect(JSON.stringify([outbox, answers])).not.toContain(digest.slice(10, 30));
  });
});

describe('rotating the data key', () => {
  it('seals the numbers of every account anew, deleted ones too, while they are read', async () => {
    const members = await Promise.all(Array.from({ length: 12 }, () => newMember(identity)));
    await Promise.all(members.map(({ token }) => save(token, { body: numbers })));
    const accounts = identity.connection.collection<AccountDocument>('accounts');
    await accounts.updateOne({ _id: members[0]!.id }, { $set: { deletedAt: new Date() } });

    const moved = members[2]!;
    const other = await accounts.findOne({ _id: members[3]!.id });
    await accounts.updateOne({ _id: moved.id }, { $set: { 'numbers.panCardNo': other?.numbers.panCardNo } });

    const fresh = `fresh:${randomBytes(32).toString('base64')}`;
    await identity.restart({ DATA_KEYS: `${fresh},${identity.env['DATA_KEYS']}` });
    const progress: string[] = [];
    const rotation = identity.app
      .get(RotateDataKeyHandler, { strict: false })
      .execute((store, resealed) => void progress.push(`${store}: ${resealed}`));
    const reader = members[1]!;
    const read = await Promise.all(Array.from({ length: 10 }, () => identity.call(documents, { token: reader.token })));
    expect(read.map(({ body }) => body.adharNo)).toEqual(Array(10).fill(numbers.adharNo));
    expect(await rotation).toContain(`account/${moved.id}/panCardNo`);
    expect(progress).toContain('signing keys: 1');
    expect(progress.at(-1)).toMatch(/^document numbers: \d+$/);

    const ids = members.map(({ id }) => id);
    const left = { _id: { $in: ids }, 'numbers.ifscCode.keyId': 'test' };
    expect(await identity.connection.collection<AccountDocument>('accounts').countDocuments(left)).toBe(0);
    await identity.restart({ DATA_KEYS: fresh });
    expect((await identity.call(documents, { token: members[5]!.token })).body).toMatchObject(numbers);
  });
});
