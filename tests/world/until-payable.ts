import { poll, type Product } from '@deepam/testing';
import { patient } from './patient.js';

export async function untilPayable(test: Product, memberIds: readonly string[]): Promise<void> {
  const details = test.database('commission').collection<{ _id: string }>('payee_details');
  const known = { _id: { $in: [...memberIds] } };
  await poll(async () => (await details.countDocuments(known)) === new Set(memberIds).size, patient);
}
