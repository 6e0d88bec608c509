import {
  account,
  bankDetailsChanged,
  documents,
  memberDocuments,
  panChanged,
  profileChanged,
  taxYearOf,
  updateProfile,
} from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { bankDetailsTests } from './bank-details-tests.js';
import { batchDetailsTests, payeeEventsOf } from './batch-details-tests.js';
import { dataKeyTests } from './data-key-tests.js';
import { TestIdentity } from './identity-harness.js';
import { newHeadToken, newMember } from './members.js';
import { sharedNumberTests } from './shared-number-tests.js';

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
const none = { adharNo: null, panCardNo: null, bankAccountNo: null, ifscCode: null, bankHolder: null };
const save = (token: string, body: Parameters<typeof identity.call<typeof updateProfile>>[1]) =>
  identity.call(updateProfile, { token, ...body });
const reveals = (memberId: string) =>
  identity.connection.collection('reveals').find({ memberId }).sort({ _id: 1 }).toArray();

describe('bank details for a payout', () =>
  bankDetailsTests(
    () => identity,
    () => headToken,
  ));

describe('bank details for the payouts of a batch', () =>
  batchDetailsTests(
    () => identity,
    () => headToken,
  ));

describe('the numbers of KYC documents', () => {
  it('numbers are accepted as people write them, masked in the account, and shown in clear to their owner', async () => {
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
    expect(body).toEqual({
      _id: id,
      name: 'Asha Patil',
      ...numbers,
      bankHolder: null,
      idProof: null,
      panidProof: null,
    });
  });

  it('numbers are nowhere in clear: not in the database, not in an event', async () => {
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

  it('a change of numbers only publishes no profile event', async () => {
    const { id, token } = await newMember(identity);
    await save(token, { body: numbers });
    expect((await identity.outboxEventsOf(profileChanged)).filter(({ memberId }) => memberId === id)).toEqual([]);
  });

  it('a missing number stays, and an empty one is removed', async () => {
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
  ])('a wrong format is rejected: %s %s', async (field, number) => {
    const { token } = await newMember(identity);
    const { status, error } = await save(token, { body: { name: 'Changed', [field]: number } });
    expect({ status, code: error?.code }).toEqual({ status: 422, code: 'REQUEST.INVALID' });
    expect(Object.keys(error?.details ?? {})).toEqual([field]);
    expect(JSON.stringify(error)).not.toContain(number);
    expect((await identity.call(account, { token })).body.name).toBe('Asha Patil');
  });

  it('numbers that were copied to another account in the database are not shown', async () => {
    const [victim, thief] = [await newMember(identity), await newMember(identity)];
    await save(victim.token, { body: numbers });
    const accounts = identity.connection.collection<{ _id: string; numbers: unknown }>('accounts');
    const stolen = await accounts.findOne({ _id: victim.id });
    await accounts.updateOne({ _id: thief.id }, { $set: { numbers: stolen?.numbers } });
    expect((await identity.call(documents, { token: thief.token })).status).toBe(500);
  });
});

describe('a change of numbers', () => {
  beforeEach(() => identity.clock.set(new Date()));
  const bankChangesOf = async (id: string) =>
    (await identity.outboxEventsOf(bankDetailsChanged))
      .filter(({ memberId }) => memberId === id)
      .map(({ isFirst }) => isFirst);
  const recorded = (memberId: string) =>
    identity.connection.collection('number_changes').find({ memberId }).sort({ at: 1, _id: 1 }).toArray();

  it('a change keeps an earlier PAN in the tax of the year, and each change of it holds payouts', async () => {
    const { id, token } = await newMember(identity);
    const other = await newMember(identity);
    const year = Number(taxYearOf(identity.clock.now()).slice(0, 4));
    const personOf = async (memberId: string) => {
      const { persons, earlierPans } = (await payeeEventsOf(identity, memberId)).at(-1)!;
      return { persons, earlier: earlierPans.flatMap((pan) => (pan.year === year ? pan.persons : [])) };
    };
    const changes = async () =>
      (await identity.outboxEventsOf(panChanged)).filter(({ memberId }) => memberId === id).length;
    await save(token, { body: { panCardNo: 'ABCPE1234F' } });
    const first = await personOf(id);
    expect([first.earlier, await changes()]).toEqual([[], 0]);

    await save(token, { body: { panCardNo: 'ABCPE5678K' } });
    const later = await personOf(id);
    expect(later).toMatchObject({ earlier: first.persons });
    expect([later.persons, await changes()]).not.toEqual([first.persons, 0]);
    await save(token, { body: { panCardNo: '' } });
    await save(token, { body: { panCardNo: 'ABCPE9999Z' } });
    expect(new Set((await personOf(id)).earlier)).toEqual(new Set([...first.persons, ...later.persons]));
    expect(await changes()).toBe(3);
    const held = (await payeeEventsOf(identity, id)).map(({ heldFrom }) => heldFrom !== null);
    expect(held).toEqual([false, true, true, true]);
    // Another account with the earlier PAN is the same person.
    await save(other.token, { body: { panCardNo: 'ABCPE1234F' } });
    expect(await personOf(other.id)).toMatchObject({ persons: first.persons, earlier: [] });
  });

  it('a change needs a recent password, and only when a number really changes', async () => {
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

  it('a change of bank details is published, the first time as such, and recorded without the numbers', async () => {
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

    const entries = await identity.auditEntriesOf(id);
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

  it('the masked values stay, null stays, and empty values are removed', async () => {
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
  it('a reveal is recorded with the reader and the owner of the numbers', async () => {
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
    const entries = await identity.auditEntriesOf(id);
    const shownTo = entries.filter(({ kind }) => kind === 'numbers-revealed').map(({ actor }) => actor);
    expect(shownTo).toEqual([
      { kind: 'member', id },
      { kind: 'head', id: head?._id },
    ]);
  });

  it('only the head reveals another person’s numbers', async () => {
    const [one, other] = [await newMember(identity), await newMember(identity)];
    const { status, error } = await identity.call(memberDocuments, { token: one.token, params: { id: other.id } });
    expect({ status, code: error?.code }).toEqual({ status: 403, code: 'ACCESS.HEAD_ONLY' });
    expect((await identity.call(documents, {})).error?.code).toBe('AUTH.REQUIRED');
    expect(await reveals(other.id)).toEqual([]);
  });

  it('a reveal for an unknown account is not found', async () => {
    const missing = await identity.call(memberDocuments, { token: headToken, params: { id: newId() } });
    expect(missing.error?.code).toBe('IDENTITY.ACCOUNT_NOT_FOUND');
    const malformed = await identity.call(memberDocuments, { token: headToken, params: { id: 'nobody' } });
    expect(malformed.status).toBe(400);
  });
});

describe('a person with several accounts', () =>
  sharedNumberTests(
    () => identity,
    () => headToken,
  ));

describe('the rotation of the data key', () => dataKeyTests(() => identity));
