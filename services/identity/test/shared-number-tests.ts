import { randomBytes } from 'node:crypto';
import {
  account,
  changeOneAccountRule,
  closedAccountName,
  companySecurityChanged,
  documents,
  isAadhaar,
  issueServiceToken,
  oneAccountRule,
  revealBatchDetails,
  sharedNumbers,
  taxYearOf,
  updateProfile,
  type BodyInputOf,
} from '@deepam/contracts';
import { closeGracefully, newId } from '@deepam/platform';
import { poll } from '@deepam/testing';
import { expect, it } from '@jest/globals';
import type { AccountDocument } from '../src/accounts/persistence/account.schema.js';
import { RotateDataKeyHandler } from '../src/key-rotation/rotate-data-key.js';
import { DigestedAccounts } from '../src/shared-numbers/digest-numbers/digested-accounts.js';
import { RotateDigestKeyHandler } from '../src/key-rotation/rotate-digest-key.js';
import { payeeEventsOf } from './batch-details-tests.js';
import type { TestIdentity } from './identity-harness.js';
import { newMember, type TestMember } from './members.js';

export function sharedNumberTests(running: () => TestIdentity, headToken: () => string): void {
  const save = (token: string, input: { body: BodyInputOf<typeof updateProfile> }) =>
    running().call(updateProfile, { token, ...input });
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
    (await running().call(sharedNumbers, { token: headToken(), query: { memberIds: ids.join(',') } })).body;
  const setRule = async (rule: 'off' | 'warn' | 'refuse') => {
    const { version } = (await running().call(oneAccountRule, { token: headToken() })).body;
    return running().call(changeOneAccountRule, { token: headToken(), body: { rule, version } });
  };
  const accounts = () => running().connection.collection<AccountDocument>('accounts');
  const isFound = async (one: string, other: string) => {
    const [row] = await sharedOf(one);
    return row?.shared.some(({ others }) => others.some(({ _id }) => _id === other)) === true;
  };
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

  it('the comparison of numbers shows only the head the numbers that another account has too, however they were written', async () => {
    const [one, other, alone] = [await newMember(running()), await newMember(running()), await newMember(running())];
    const mine = fresh();
    await save(one.token, { body: mine });
    await save(other.token, { body: spelledOtherwise(mine) });
    await save(alone.token, { body: { ...fresh(), ifscCode: mine.ifscCode } });
    const others = [
      { _id: other.id, name: 'Asha Patil', referralCode: null, isHead: false, isDeleted: false, writtenOff: null },
    ];
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
      expect((await running().call(sharedNumbers, asked)).status).toBe(token ? 403 : 401);
      expect((await running().call(oneAccountRule, token ? { token } : {})).status).toBe(token ? 403 : 401);
    }
    await accounts().updateOne({ _id: other.id }, { $set: { deletedAt: new Date() } });
    expect((await sharedOf(one.id))[0]!.shared[0]!.others).toMatchObject([{ _id: other.id, isDeleted: true }]);
    // Only the books show the name of a closed account.
    await accounts().updateOne({ _id: other.id }, { $set: { closedAt: new Date() } });
    const closed = { _id: other.id, name: closedAccountName, isDeleted: false };
    expect((await sharedOf(one.id))[0]!.shared[0]!.others).toMatchObject([closed]);
  });

  it('the comparison of numbers compares a bank account again when only its IFSC changes, and no removed number', async () => {
    const [one, other] = [await newMember(running()), await newMember(running())];
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

  it('the comparison of numbers rejects a second account if the head has set this, and one of two concurrent accounts', async () => {
    expect((await setRule('refuse')).body).toMatchObject({ rule: 'refuse', changedBy: 'Head' });
    for (let round = 0; round < 5; round++) {
      const { adharNo } = fresh();
      const people = await Promise.all(Array.from({ length: 4 }, () => newMember(running())));
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
    const [one, other] = [await newMember(running()), await newMember(running())];
    const mine = fresh();
    for (const { token } of [one, other]) expect((await save(token, { body: mine })).status).toBe(200);
    expect(await sharedOf(one.id)).toEqual([]);
    await setRule('warn');
    expect(await isFound(one.id, other.id)).toBe(true);
  });

  it('the comparison of numbers reports a used number to a member at most five times a day, even for concurrent calls', async () => {
    await setRule('refuse');
    const { token } = await newMember(running());
    const tries = await Promise.all(
      Array.from({ length: 9 }, () => save(token, { body: { adharNo: fresh().adharNo } })),
    );
    // Some of the account's concurrent calls may be conflicts, but each has used a try.
    expect(tries.filter(({ error }) => error?.code === 'IDENTITY.NUMBER_TRIES')).toHaveLength(4);
    const { status, error } = await save(token, { body: { adharNo: fresh().adharNo } });
    expect([status, error?.code]).toEqual([429, 'IDENTITY.NUMBER_TRIES']);
    expect(error?.details).toEqual({ retryAfterSeconds: expect.any(Number) });
    expect((await save(token, { body: { panCardNo: fresh().panCardNo } })).status).toBe(200);
    await setRule('warn');
    expect((await save(token, { body: { adharNo: fresh().adharNo } })).status).toBe(429);
  });

  it.each(['off', 'warn'] as const)(
    'the comparison of numbers allows five new numbers of a kind for an account a day with the rule %s',
    async (rule) => {
      await setRule(rule);
      const { token } = await newMember(running());
      for (let n = 0; n < 5; n += 1) expect((await save(token, { body: fresh() })).status).toBe(200);
      const { ifscCode: _, ...numbers } = fresh();
      for (const [name, number] of Object.entries(numbers)) {
        const { error } = await save(token, { body: { [name]: number } });
        expect([name, error?.code]).toEqual([name, 'IDENTITY.NUMBER_TRIES']);
      }
      const others = { address: 'Satara', ifscCode: 'HDFC0009999', panCardNo: '' };
      expect((await save(token, { body: others })).status).toBe(200);
      await setRule('warn');
    },
  );

  it('one of two changes of the comparison rule is stored if both saw the same version', async () => {
    const { version } = (await running().call(oneAccountRule, { token: headToken() })).body;
    const before = (await running().outboxEventsOf(companySecurityChanged)).length;
    const body = { rule: 'warn' as const, version };
    const answers = await Promise.all(
      [1, 2].map(() => running().call(changeOneAccountRule, { token: headToken(), body })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const news = (await running().outboxEventsOf(companySecurityChanged)).slice(before);
    expect(news.map(({ what }) => what)).toEqual(['one-account-rule']);
  });

  it('the comparison of numbers adds missing digests after a start, on several replicas at once, deleted accounts too', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => newMember(running())));
    const [one, other, gone] = people as [TestMember, TestMember, TestMember, TestMember];
    const mine = fresh();
    for (const { id, token } of people) {
      await save(token, { body: mine });
      await withoutDigests(id);
    }
    await accounts().updateOne({ _id: gone.id }, { $set: { deletedAt: new Date() } });
    expect(await sharedOf(one.id)).toEqual([]);
    const replica = await running().replica();
    await Promise.all([running().app, replica].map((app) => app.get(DigestedAccounts, { strict: false }).addMissing()));
    await closeGracefully(replica);
    expect(await isFound(one.id, other.id)).toBe(true);
    expect(await isFound(one.id, gone.id)).toBe(true);
    expect(await running().app.get(DigestedAccounts, { strict: false }).addMissing()).toMatchObject({ written: 0 });
    expect((await running().call(documents, { token: one.token })).body).toMatchObject(mine);
    await withoutDigests(one.id);
    await running().restart();
    await poll(() => isFound(one.id, other.id));
  });

  it('the comparison of numbers works during and after a rotation of the key', async () => {
    const keyOf = (id: string) => `${id}:${randomBytes(32).toString('base64')}`;
    const [old, next] = [keyOf('k1'), keyOf('k2')];
    await running().restart({ DIGEST_KEYS: old });
    const people = await Promise.all(Array.from({ length: 3 }, () => newMember(running())));
    const [one, other, third] = people as [TestMember, TestMember, TestMember];
    const mine = fresh();
    await save(one.token, { body: mine });
    const behind = await running().replica();

    const url = running().url;
    const before = running().app;
    running().env = { ...running().env, DIGEST_KEYS: `${next},${old}` };
    await running().boot();
    await save(other.token, { body: mine });
    expect(await isFound(one.id, other.id)).toBe(true);
    const ahead = { app: running().app, url: running().url };
    Object.assign(running(), { app: before, url });
    expect(await isFound(one.id, other.id)).toBe(true);
    await setRule('refuse');
    expect((await save(third.token, { body: { adharNo: mine.adharNo } })).status).toBe(409);
    await setRule('warn');
    Object.assign(running(), ahead);
    await Promise.all([before, behind].map((app) => closeGracefully(app)));

    await running()
      .app.get(RotateDigestKeyHandler, { strict: false })
      .execute(() => undefined);
    const stored = await accounts()
      .find({ _id: { $in: [one.id, other.id] } })
      .toArray();
    const prefixes = stored.flatMap(({ numbers: { adharNo } }) =>
      adharNo!.digests!.map((digest) => digest.split(':')[0]),
    );
    expect(new Set(prefixes).size).toBe(1);
    await running().restart({ DIGEST_KEYS: next });
    expect(await isFound(one.id, other.id)).toBe(true);
  });

  it('a new key publishes the payee details once, by which commission finds the account and the tax of the year', async () => {
    const keyOf = (id: string) => `${id}:${randomBytes(32).toString('base64')}`;
    const [old, next] = [keyOf('k1'), keyOf('k2')];
    await running().restart({ DIGEST_KEYS: old });
    const { id, token } = await newMember(running());
    const rotate = async () => {
      const handler = running().app.get(RotateDigestKeyHandler, { strict: false });
      const unread = await handler.execute(() => undefined);
      expect(unread.filter((place) => place.includes(id))).toEqual([]);
    };
    const published = () => payeeEventsOf(running(), id);
    await save(token, { body: fresh() });
    const [before] = await published();
    await running().restart({ DIGEST_KEYS: `${next},${old}` });
    for (const _time of [1, 2]) await rotate();
    const year = Number(taxYearOf(running().clock.now()).slice(0, 4));
    const earlierPans = [{ year, persons: before!.persons }];
    const [, after, ...more] = await published();
    expect(after).toMatchObject({
      revision: 2,
      heldFrom: null,
      persons: [expect.any(String), before!.persons[0]],
      earlierPans,
    });
    expect(more).toEqual([]);

    await running().restart({ DIGEST_KEYS: next });
    await rotate();
    const body = { service: 'commission' as const, secret: running().env['SERVICE_SECRET']! };
    const { token: ofCommission } = (await running().call(issueServiceToken, { body })).body;
    const payees = [{ memberId: id, payableId: newId() }];
    const reveal = await running().call(revealBatchDetails, { token: ofCommission, body: { headId: newId(), payees } });
    expect(reveal.body[0]!.digests).toEqual([after!.bankDigest]);
    await save(token, { body: { bankAccountNo: '700000000001' } });
    expect((await published()).slice(2)).toMatchObject([{ revision: 3, persons: [after!.persons[0]], earlierPans }]);
  });

  it('the digests stay when the data key is rotated, and appear in no log, answer or event', async () => {
    const [one, other] = [await newMember(running()), await newMember(running())];
    const mine = fresh();
    for (const { token } of [one, other]) await save(token, { body: mine });
    const fresher = `later:${randomBytes(32).toString('base64')}`;
    await running().restart({ DATA_KEYS: `${fresher},${running().env['DATA_KEYS']}` });
    await running()
      .app.get(RotateDataKeyHandler, { strict: false })
      .execute(() => undefined);
    expect(await isFound(one.id, other.id)).toBe(true);
    const { numbers: stored } = (await accounts().findOne({ _id: one.id }))!;
    const digest = stored.adharNo!.digests![0]!;
    const outbox = await running().connection.collection('outbox').find().toArray();
    const answers = [await sharedOf(one.id), (await running().call(account, { token: one.token })).body];
    expect(JSON.stringify([outbox, answers])).not.toContain(digest.slice(10, 30));
  });
}
