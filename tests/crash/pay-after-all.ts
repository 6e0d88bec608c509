import {
  commissionRequest,
  deskPayouts,
  exportPayoutFile,
  makePayoutBatch,
  payoutBatch,
  recordPayoutSent,
  takePayoutAnswer,
  updateProfile,
} from '@deepam/contracts';
import type { Life, Person } from './life.js';
import type { Caller } from './patient-client.js';

/** The bank says of a payout of 20 rupees that it has failed, and that it has paid it afterwards. */
export const payAfterAll = (client: Caller, life: Life, head: Person): Promise<string> =>
  answered(client, life, head, 20, ['Rejected', 'Success']);

/** And of one of 10 rupees that it has paid it, and that it came back; then it is sent again by hand. */
export async function payAndReturn(client: Caller, life: Life, head: Person): Promise<void> {
  const payoutId = await answered(client, life, head, 10, ['Success', 'Returned']);
  await client.call(recordPayoutSent, { token: head.token, params: { payoutId }, body: { net: 10 } });
}

async function answered(
  client: Caller,
  { token, memberId }: Life,
  head: Person,
  commissionAmount: number,
  says: readonly string[],
): Promise<string> {
  const bankAccountNo = String(BigInt(`0x${memberId.slice(-12)}`)).padStart(12, '1');
  await client.call(updateProfile, { token, body: { bankAccountNo, ifscCode: 'SBIN0005943' } });
  await client.call(commissionRequest, { token, body: { commissionAmount } });
  const asHead = { token: head.token };
  const mine = { ...asHead, query: { status: 'Requested' as const } };
  const { _id: payoutId } = await client.until(deskPayouts, mine, (rows) =>
    rows.find(({ member }) => member._id === memberId),
  );
  await client.call(makePayoutBatch, { ...asHead, body: { payoutIds: [payoutId] } });
  const batchId = await client.until(deskPayouts, { ...asHead, query: { payoutId } }, ([row]) => row?.batchId);
  const params = { batchId };
  await client.call(exportPayoutFile, { ...asHead, params, body: { format: 'generic-neft' } });
  const { reference } = await client.until(payoutBatch, { ...asHead, params }, ({ rows }) => rows[0]);
  const utr = `HDFCN5202${reference.slice(3)}`;
  for (const said of says) {
    const answer = Buffer.from(`Reference,Amount,Status,UTR\n${reference},${commissionAmount}.00,${said},${utr}`);
    await client.call(takePayoutAnswer, { ...asHead, params, files: { answer } });
  }
  return payoutId;
}
