import {
  checkBankDetails,
  issueServiceToken,
  revealBatchDetails,
  updateProfile,
  type BodyInputOf,
} from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { expect, it } from '@jest/globals';
import type { TestIdentity } from './identity-harness.js';
import { newMember } from './members.js';

const numbers = { bankAccountNo: '123456789012', ifscCode: 'SBIN0005943' };

/** What commission is told of bank details for a batch of payouts, and when, on a service that is running. */
export function batchDetailsTests(running: () => TestIdentity, headToken: () => string): void {
  const save = (token: string, { body }: { body: BodyInputOf<typeof updateProfile> }) =>
    running().call(updateProfile, { token, body });
  const reveals = (memberId: string) =>
    running().connection.collection('reveals').find({ memberId }).sort({ _id: 1 }).toArray();

  const ask = async (service: 'commission' | 'cotton-order', ...memberIds: string[]) => {
    const { token } = (
      await running().call(issueServiceToken, { body: { service, secret: running().env['SERVICE_SECRET']! } })
    ).body;
    return running().call(checkBankDetails, { token, body: { memberIds } });
  };
  const digestOf = async (id: string) => (await ask('commission', id)).body[0]?.digest;

  it('are told by a digest, which is another one after a change of account or branch, and the same one after both are back', async () => {
    const { id, token } = await newMember(running());
    expect((await ask('commission', id, newId())).body).toEqual([{ memberId: id, digest: null, changedAt: null }]);
    await save(token, { body: { bankAccountNo: numbers.bankAccountNo } });
    expect(await digestOf(id)).toBeNull();
    await save(token, { body: numbers });
    const first = await digestOf(id);
    expect(first).toMatch(/^[\w-]{43}$/);
    await save(token, { body: { ifscCode: 'SBIN0005944' } });
    const second = await digestOf(id);
    await save(token, { body: { ...numbers, bankAccountNo: '123456789013' } });
    expect(new Set([first, second, await digestOf(id)]).size).toBe(3);
    await save(token, { body: numbers });
    expect(await digestOf(id)).toBe(first);
  });

  it('are shown for its file in clear, with the same digest, each recorded with its payable', async () => {
    const [first, second] = [await newMember(running()), await newMember(running())];
    await save(first.token, { body: numbers });
    // The name as at the bank is no part of where money goes.
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
      { byHead: true, fields: ['bankAccountNo', 'ifscCode', 'bankHolder'], purpose: `payout ${'0'.repeat(24)}` },
    ]);
    expect(await reveals(second.id)).toMatchObject([{ fields: [] }]);
    const wrong = await running().call(revealBatchDetails, { token: headToken(), body: { headId: newId(), payees } });
    expect(wrong.status).toBe(403);
  });

  it('are told to commission alone, and that is no reveal', async () => {
    const { id, token } = await newMember(running());
    await save(token, { body: numbers });
    expect((await ask('cotton-order', id)).status).toBe(403);
    expect((await running().call(checkBankDetails, { token, body: { memberIds: [id] } })).status).toBe(403);
    await ask('commission', id);
    expect(await reveals(id)).toEqual([]);
  });
}
