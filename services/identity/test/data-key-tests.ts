import { randomBytes } from 'node:crypto';
import { documents, updateProfile } from '@deepam/contracts';
import { expect, it } from '@jest/globals';
import type { AccountDocument } from '../src/accounts/persistence/account.schema.js';
import { RotateDataKeyHandler } from '../src/key-rotation/rotate-data-key.js';
import type { TestIdentity } from './identity-harness.js';
import { newMember } from './members.js';

const numbers = {
  adharNo: '999941057058',
  panCardNo: 'ABCPE1234F',
  bankAccountNo: '123456789012',
  ifscCode: 'SBIN0005943',
};

export function dataKeyTests(running: () => TestIdentity): void {
  it('a new data key encrypts the numbers of every account again, deleted ones too, while they are read', async () => {
    const members = await Promise.all(Array.from({ length: 12 }, () => newMember(running())));
    await Promise.all(members.map(({ token }) => running().call(updateProfile, { token, body: numbers })));
    const accounts = running().connection.collection<AccountDocument>('accounts');
    await accounts.updateOne({ _id: members[0]!.id }, { $set: { deletedAt: new Date() } });

    const moved = members[2]!;
    const other = await accounts.findOne({ _id: members[3]!.id });
    await accounts.updateOne({ _id: moved.id }, { $set: { 'numbers.panCardNo': other?.numbers.panCardNo } });

    const fresh = `fresh:${randomBytes(32).toString('base64')}`;
    await running().restart({ DATA_KEYS: `${fresh},${running().env['DATA_KEYS']}` });
    const progress: string[] = [];
    const rotation = running()
      .app.get(RotateDataKeyHandler, { strict: false })
      .execute((store, resealed) => void progress.push(`${store}: ${resealed}`));
    const reader = members[1]!;
    const read = await Promise.all(
      Array.from({ length: 10 }, () => running().call(documents, { token: reader.token })),
    );
    expect(read.map(({ body }) => body.adharNo)).toEqual(Array(10).fill(numbers.adharNo));
    expect(await rotation).toContain(`account/${moved.id}/panCardNo`);
    expect(progress).toContain('signing keys: 1');
    expect(progress.at(-1)).toMatch(/^document numbers: \d+$/);

    const ids = members.map(({ id }) => id);
    const left = { _id: { $in: ids }, 'numbers.ifscCode.keyId': 'test' };
    expect(await running().connection.collection<AccountDocument>('accounts').countDocuments(left)).toBe(0);
    await running().restart({ DATA_KEYS: fresh });
    expect((await running().call(documents, { token: members[5]!.token })).body).toMatchObject(numbers);
  });
}
