import { issueServiceToken, revealBankDetails, updateProfile, type BodyInputOf } from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { expect, it } from '@jest/globals';
import type { TestIdentity } from './identity-harness.js';
import { newMember } from './members.js';

const numbers = {
  adharNo: '999941057058',
  panCardNo: 'ABCPE1234F',
  bankAccountNo: '123456789012',
  ifscCode: 'SBIN0005943',
};

export function bankDetailsTests(running: () => TestIdentity, headToken: () => string): void {
  const save = (token: string, { body }: { body: BodyInputOf<typeof updateProfile> }) =>
    running().call(updateProfile, { token, body });
  const reveals = (memberId: string) =>
    running().connection.collection('reveals').find({ memberId }).sort({ _id: 1 }).toArray();

  const fetchBankDetails = async (service: 'commission' | 'cotton-order', memberId: string) => {
    const body = { service, secret: running().env['SERVICE_SECRET']! };
    const { token } = (await running().call(issueServiceToken, { body })).body;
    return running().call(revealBankDetails, { token, body: { memberId, headId: newId(), payableId: 'a'.repeat(24) } });
  };

  it('bank details are shown to commission in clear, recorded with the payable and the head who needs them', async () => {
    const { id, token } = await newMember(running());
    await save(token, { body: numbers });
    const { status, body } = await fetchBankDetails('commission', id);
    const { bankAccountNo, ifscCode } = numbers;
    expect([status, body]).toEqual([
      200,
      {
        name: 'Asha Patil',
        bankAccountNo,
        ifscCode,
        bankHolder: null,
        changedAt: null,
        digests: [expect.any(String)],
      },
    ]);
    expect((await reveals(id)).at(-1)).toMatchObject({
      memberId: id,
      byHead: true,
      fields: ['bankAccountNo', 'ifscCode'],
      purpose: `payable ${'a'.repeat(24)}`,
    });
  });

  it('bank details contain the name at the bank, which does not change the destination of payouts', async () => {
    const { id, token } = await newMember(running());
    await save(token, { body: numbers });
    expect((await save(token, { body: { bankHolder: 'आशा' } })).status).toBe(422);
    expect((await save(token, { body: { bankHolder: ' asha  m. patil' } })).status).toBe(200);
    const { body } = await fetchBankDetails('commission', id);
    expect(body).toMatchObject({ name: 'Asha Patil', bankHolder: 'ASHA M. PATIL', changedAt: null });
    expect((await reveals(id)).at(-1)!['fields']).toEqual(['bankAccountNo', 'ifscCode', 'bankHolder']);
    const stored = await running().connection.collection<{ _id: string }>('accounts').findOne({ _id: id });
    expect(JSON.stringify(stored)).not.toContain('ASHA M.');
    await save(token, { body: { bankHolder: '' } });
    expect((await fetchBankDetails('commission', id)).body.bankHolder).toBeNull();
  });

  it('bank details contain the time of their last change, but not of the first entry', async () => {
    const { id, token } = await newMember(running());
    await save(token, { body: numbers });
    await save(token, { body: { bankAccountNo: '987654321098' } });
    const { body } = await fetchBankDetails('commission', id);
    const [, last] = await running()
      .connection.collection('number_changes')
      .find({ memberId: id })
      .sort({ _id: 1 })
      .toArray();
    expect(body.changedAt).toBe((last!['at'] as Date).toISOString());
    await save(token, { body: { panCardNo: '' } });
    expect((await fetchBankDetails('commission', id)).body.changedAt).toBe(body.changedAt);
  });

  it('missing bank details are null, and no other service and no person sees any', async () => {
    const { id, token } = await newMember(running());
    const { body } = await fetchBankDetails('commission', id);
    expect(body).toEqual({
      name: 'Asha Patil',
      bankAccountNo: null,
      ifscCode: null,
      bankHolder: null,
      changedAt: null,
      digests: [],
    });
    expect((await fetchBankDetails('cotton-order', id)).status).toBe(403);
    for (const wrong of [token, headToken()]) {
      const asked = { memberId: id, headId: id, payableId: id };
      expect((await running().call(revealBankDetails, { token: wrong, body: asked })).status).toBe(403);
    }
    expect((await fetchBankDetails('commission', newId())).status).toBe(404);
  });
}
