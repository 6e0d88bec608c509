import { updateProfile } from '@deepam/contracts';
import type { StorefrontClient, Session } from '@deepam/api-client';
import { people } from './people.js';

/** The numbers are well-formed but belong to no person: the Aadhaar number is the one published for tests. */
const numbers = {
  adharNo: '999941057058',
  panCardNo: 'ABCPE1234F',
  bankAccountNo: '000123456789',
  ifscCode: 'SBIN0005943',
};
/** The login page offers this login, so that masked numbers can be seen. */
const withNumbers = 'asha';

export async function fillProfiles(api: StorefrontClient, joined: ReadonlyMap<string, Session>): Promise<void> {
  for (const { key, address } of people) {
    const member = joined.get(key);
    if (!member || address === undefined) continue;
    const body = { address, ...(key === withNumbers && numbers) };
    await api.call(updateProfile, { token: member.token, body });
  }
}
