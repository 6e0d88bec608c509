import { freshMobile } from '@deepam/api-client';
import {
  addRole,
  addStaff,
  exportPayoutFile,
  makePayoutBatch,
  payoutBatch,
  takePayoutAnswer,
  type Permission,
} from '@deepam/contracts';
import { api, headSession, type Login } from './people.js';

/** Somebody of the company with these permissions, and their first password. */
export async function hired(name: string, permissions: Permission[]): Promise<Login> {
  const { token } = await headSession();
  const mobile = freshMobile();
  const { role } = await api.call(addRole, { token, body: { name: `${name} ${mobile}`, permissions } });
  const { temporaryPassword } = await api.call(addStaff, { token, body: { name, mobile, roleId: role._id } });
  return { mobile, password: temporaryPassword };
}

/** A file has it, the answer of the bank says that it was not paid, and a later one that it was; the reference of that payment. */
export async function isPaidAfterAll(
  payoutId: string,
  { amount, utr }: { readonly amount: string; readonly utr: string },
): Promise<string> {
  const { token } = await headSession();
  const { batch } = await api.call(makePayoutBatch, { token, body: { payoutIds: [payoutId] } });
  const params = { batchId: batch._id };
  await api.call(exportPayoutFile, { token, params, body: { format: 'generic-neft' } });
  const { reference } = (await api.call(payoutBatch, { token, params })).rows[0]!;
  for (const [status, number] of [
    ['Rejected', ''],
    ['Success', utr],
  ]) {
    const text = `Reference,Amount,Status,UTR\n${reference},${amount},${status},${number}`;
    await api.call(takePayoutAnswer, { token, params, files: { answer: { data: Buffer.from(text) } } });
  }
  return reference;
}
