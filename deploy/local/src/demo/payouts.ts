import { balance, commissionRequest, updateCommissionStatus } from '@deepam/contracts';
import { type StorefrontClient, receiptPng, whenConsistent, type Session } from '@deepam/api-client';

const payouts = [
  { by: 'asha', amount: 150, decision: 'Approved' },
  { by: 'rohan', amount: 75, decision: 'Rejected' },
  { by: 'meena', amount: 100, decision: null },
] as const;
const patienceMs = 20_000;

export async function requestPayouts(
  api: StorefrontClient,
  members: ReadonlyMap<string, Session>,
  head: Session,
): Promise<void> {
  for (const { by, amount, decision } of payouts) {
    const member = members.get(by);
    if (!member || !(await mayAsk(api, member, amount))) continue;
    const { entry } = await whenConsistent(() =>
      api.call(commissionRequest, { token: member.token, body: { commissionAmount: amount } }),
    );
    if (decision === null) continue;
    const body = { userId: member.memberId, commissionId: entry._id, status: decision };
    if (decision === 'Approved') {
      const files = { paymentProof: receiptPng(amount, entry._id.replace(/\D/g, '').slice(-12)) };
      await api.call(updateCommissionStatus, { token: head.token, body, files });
    } else {
      const reason = 'Please complete your bank details first.';
      await api.call(updateCommissionStatus, { token: head.token, body: { ...body, reason } });
    }
  }
}

async function mayAsk(api: StorefrontClient, member: Session, amount: number): Promise<boolean> {
  const end = Date.now() + patienceMs;
  for (;;) {
    const own = await whenConsistent(() => api.call(balance, { token: member.token }));
    if (own.commissionHistory.length > 0) return false;
    if (own.available >= amount || Date.now() > end) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
