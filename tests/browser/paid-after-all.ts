import { exportPayoutFile, makePayoutBatch, payoutBatch, takePayoutAnswer } from '@deepam/contracts';
import { api, headSession } from './people.js';

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
