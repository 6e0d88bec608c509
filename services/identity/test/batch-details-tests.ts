import {
  issueServiceToken,
  payeeDetailsChanged,
  revealBatchDetails,
  taxYearOf,
  updateProfile,
  withdrawKycConsent,
  type BodyInputOf,
  type EventData,
} from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import { newId } from '@deepam/platform';
import { expect, it, jest } from '@jest/globals';
import type { AccountDocument } from '../src/accounts/persistence/account.schema.js';
import type { TestIdentity } from './identity-harness.js';
import { newMember } from './members.js';

const numbers = { bankAccountNo: '123456789012', ifscCode: 'SBIN0005943' };

export const payeeEventsOf = async (
  identity: TestIdentity,
  id: string,
): Promise<EventData<typeof payeeDetailsChanged>[]> =>
  (await identity.outboxEventsOf(payeeDetailsChanged)).filter(({ memberId }) => memberId === id);

export function batchDetailsTests(running: () => TestIdentity, headToken: () => string): void {
  const save = (token: string, { body }: { body: BodyInputOf<typeof updateProfile> }) =>
    running().call(updateProfile, { token, body });
  const reveals = (memberId: string) =>
    running().connection.collection('reveals').find({ memberId }).sort({ _id: 1 }).toArray();

  const published = (id: string) => payeeEventsOf(running(), id);
  const digestOf = async (id: string) => (await published(id)).at(-1)?.bankDigest;

  it('bank details are published as a digest with each change, which differs for another account or branch', async () => {
    const { id, token } = await newMember(running());
    expect(await published(id)).toEqual([]);
    await save(token, { body: { bankAccountNo: numbers.bankAccountNo } });
    expect(await published(id)).toMatchObject([{ revision: 1, bankDigest: null, heldFrom: null }]);
    await save(token, { body: numbers });
    const first = await digestOf(id);
    expect(first).toMatch(/^[\w-]{43}$/);
    await save(token, { body: { ifscCode: 'SBIN0005944' } });
    const second = await digestOf(id);
    await save(token, { body: { ...numbers, bankAccountNo: '123456789013' } });
    expect(new Set([first, second, await digestOf(id)]).size).toBe(3);
    await save(token, { body: numbers });
    await save(token, { body: { ...numbers, bankHolder: 'ASHA PATIL', address: 'Satara' } });
    expect(await digestOf(id)).toBe(first);
    const events = await published(id);
    expect(events.map(({ revision }) => revision)).toEqual([1, 2, 3, 4, 5]);
    const held = events.map(({ heldFrom }) => heldFrom !== null);
    expect(held).toEqual([false, true, true, true, true]);
    expect(JSON.stringify(events)).not.toContain(numbers.bankAccountNo);
  });

  it('bank details that a withdrawn consent deletes are published as missing, with the PAN as an earlier one', async () => {
    const { id, token } = await newMember(running());
    await save(token, { body: { ...numbers, panCardNo: 'ABCPE1234F' } });
    const [given] = await published(id);
    await running().call(withdrawKycConsent, { token });
    const year = Number(taxYearOf(running().clock.now()).slice(0, 4));
    expect((await published(id)).slice(1)).toEqual([
      {
        memberId: id,
        revision: 2,
        bankDigest: null,
        persons: [],
        heldFrom: expect.any(String),
        earlierPans: [
          {
            year,
            persons: given!.persons,
          },
        ],
      },
    ]);
  });

  it('bank details are not published if their change fails', async () => {
    const { id, token } = await newMember(running());
    const failing = jest.spyOn(AuditTrail.prototype, 'record').mockRejectedValueOnce(new Error('killed'));
    expect((await save(token, { body: numbers })).status).toBe(500);
    failing.mockRestore();
    expect(await published(id)).toEqual([]);
    const accounts = running().connection.collection<Pick<AccountDocument, '_id' | 'payee'>>('accounts');
    expect((await accounts.findOne({ _id: id }))?.payee).toBeUndefined();
  });

  it('bank details are shown for a bank file in clear, with the same digest, each recorded with its payable', async () => {
    const [first, second] = [await newMember(running()), await newMember(running())];
    await save(first.token, { body: numbers });
    const digests = [await digestOf(first.id)];
    const bankHolder = 'ASHA PATIL';
    await save(first.token, { body: { bankHolder } });
    const body = { service: 'commission' as const, secret: running().env['SERVICE_SECRET']! };
    const { token } = (await running().call(issueServiceToken, { body })).body;
    const people = [first.id, second.id, newId()];
    const payees = people.map((memberId, at) => ({ memberId, payableId: `${at}`.repeat(24) }));
    const answer = await running().call(revealBatchDetails, { token, body: { headId: newId(), payees } });
    const { bankAccountNo, ifscCode } = numbers;
    expect(answer.body).toHaveLength(2);
    const named = { memberId: first.id, name: 'Asha Patil', bankHolder };
    expect(answer.body).toContainEqual({ ...named, bankAccountNo, ifscCode, digests });
    expect(await reveals(first.id)).toMatchObject([
      { byHead: true, fields: ['bankAccountNo', 'ifscCode', 'bankHolder'], purpose: `payable ${'0'.repeat(24)}` },
    ]);
    expect(await reveals(second.id)).toMatchObject([{ fields: [] }]);
    const wrong = await running().call(revealBatchDetails, { token: headToken(), body: { headId: newId(), payees } });
    expect(wrong.status).toBe(403);
  });
}
