import {
  commissionRequest,
  downloadBankFile,
  makeBankFile,
  payable,
  payables,
  previewBankFile,
  takeBankAnswer,
  transferByHand,
  updateProfile,
} from '@deepam/contracts';
import type { Life, Person } from './life.js';
import type { Caller } from './patient-client.js';

export async function transferMoney(client: Caller, life: Life, head: Person): Promise<void> {
  const { token } = head;
  const own = { memberId: life.memberId, state: 'owed', kind: 'deposit-refund' } as const;
  await client.until(payables, { token, query: own }, ([deposit]) => deposit);
  await client.call(transferByHand, { token, params: { payableId: life.orderId }, body: { net: 400 } });
  const bankAccountNo = String(BigInt(`0x${life.memberId.slice(-12)}`)).padStart(12, '1');
  await client.call(updateProfile, { token: life.token, body: { bankAccountNo, ifscCode: 'SBIN0005943' } });
  const payableId = await payByFile(client, life, head, 10, ['Success', 'Returned']);
  await client.call(transferByHand, { token, params: { payableId }, body: { net: 10 } });
  await payByFile(client, life, head, 20, ['Rejected', 'Success']);
}

/** @param answers the answers of the bank, one list after the other */
async function payByFile(
  client: Caller,
  { token, memberId }: Life,
  head: Person,
  commissionAmount: number,
  answers: readonly string[],
): Promise<string> {
  await client.call(commissionRequest, { token, body: { commissionAmount } });
  const asHead = { token: head.token };
  const mine = { ...asHead, query: { memberId, state: 'requested' as const } };
  const { _id: payableId } = await client.until(payables, mine, ([row]) => row);
  const body = { payableIds: [payableId] };
  // The event with the bank details may be in transit.
  await client.until(previewBankFile, { ...asHead, body }, ({ payable: [row] }) => row);
  await client.call(makeBankFile, { ...asHead, body });
  const transfer = await client.until(payable, { ...asHead, params: { payableId } }, ({ transfers }) => transfers[0]);
  const params = { bankFileId: transfer.bankFileId! };
  await client.call(downloadBankFile, { ...asHead, params, body: { format: 'generic-neft' } });
  const { reference } = transfer;
  const utr = `HDFCN5202${reference.slice(3)}`;
  for (const status of answers) {
    const answer = Buffer.from(`Reference,Amount,Status,UTR\n${reference},${commissionAmount}.00,${status},${utr}`);
    await client.call(takeBankAnswer, { ...asHead, params, files: { answer } });
  }
  return payableId;
}
