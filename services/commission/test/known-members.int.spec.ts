import { profileChanged, type EventData, type ProfileField } from '@deepam/contracts';
import { Members } from '@deepam/members';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { TestCommission } from './commission-harness.js';

let commission: TestCommission;
beforeAll(async () => {
  commission = await TestCommission.start();
});
afterAll(() => commission.stop());

it('members as a service knows them follow a change of their name, and of their mobile, and of nothing else', async () => {
  const memberId = await commission.member({ name: 'Anita' });
  const files = { avatarKey: null, idProofKey: null, panProofKey: null };
  let profile: EventData<typeof profileChanged> = {
    memberId,
    revision: 1,
    name: 'Anita',
    mobile: '9000000001',
    email: null,
    address: null,
    ...files,
  };
  const changes = async (field: ProfileField, value: string) => {
    profile = { ...profile, [field]: value, revision: profile.revision + 1, changed: [field] };
    await commission.takesIn(profileChanged, profile);
    const { name, mobile, profileRevision } = (await commission.get(Members).find(memberId))!;
    return { name, mobile, profileRevision };
  };
  const renamed = { name: 'Anita Rao', mobile: '9000000001', profileRevision: 2 };
  expect(await changes('name', 'Anita Rao')).toEqual(renamed);
  expect(await changes('idProofKey', 'identity/id-proofs/1.pdf')).toEqual(renamed);
  expect(await changes('mobile', '9000000003')).toEqual({ ...renamed, mobile: '9000000003', profileRevision: 4 });
});
