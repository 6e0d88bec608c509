import type { AuditTrail, ApprovalPolicy } from '@deepam/messaging';
import type { Database, Transactions } from '@deepam/platform';
import { expect, it, jest } from '@jest/globals';
import type { Model } from 'mongoose';
import type { CottonPayments } from './cotton-payments.js';
import type { BankLine } from './persistence/bank-line.schema.js';
import type { ExpectedPayment } from './persistence/expected-payment.schema.js';
import type { Reversals } from './reversals.js';
import { DismissReversalHandler } from './dismiss-reversal.js';

const session = {} as never;
const line = {
  _id: 'a'.repeat(32),
  date: '2026-11-02',
  amountPaise: 175e3,
  reversedOn: '2026-11-03',
  reference: '',
  reversedBy: 'b'.repeat(32),
  references: ['630612345678'],
  narration: 'UPI/630612345678/ASHA',
} as unknown as BankLine;

const modelWith = <Of>(found: Partial<Of> | null) =>
  ({
    findOne: () => ({ lean: async () => found }),
    findById: () => ({ session: () => ({ lean: async () => null }) }),
    updateOne: async () => undefined,
    exists: () => ({ session: async () => found }),
  }) as unknown as Model<Of>;

/** @returns the note that the dismissal of the reversal leaves in the audit trail */
async function noteOf(credit: BankLine, payment: Partial<ExpectedPayment> | null): Promise<unknown> {
  const record = jest.fn<AuditTrail['record']>(async () => undefined);
  const handler = new DismissReversalHandler(
    modelWith<BankLine>(credit),
    modelWith<ExpectedPayment>(payment),
    { announceMatch: async () => undefined } as unknown as CottonPayments,
    { flag: async () => 0 } as unknown as Reversals,
    { wakeUps: { afterCommit: () => undefined } } as unknown as Database,
    { run: async (work: (of: never) => unknown) => work(session) } as unknown as Transactions,
    { now: () => new Date('2026-11-04T06:00:00Z') },
    { record } as unknown as AuditTrail,
    { consume: async () => undefined } as unknown as ApprovalPolicy,
  );
  await handler.execute(credit._id, { memberId: 'clerk', influencedBy: [] });
  expect(record).toHaveBeenCalledWith(session, 'bank-reversal-dismissed', expect.anything());
  return record.mock.calls[0]![2];
}

it('the audit entry of a dismissal names amount, day, bank number and member of a matched credit', async () => {
  expect(await noteOf({ ...line, expectedId: 'request' }, { memberId: 'asha' })).toEqual({
    memberId: 'asha',
    subject: { kind: 'bank-line', id: line._id },
    after: { amount: 1_750, day: '2026-11-02', bankNumber: 'XXXXXXXX5678' },
  });
});

it('the audit entry of a dismissal names neither a member nor a bank number if the credit has none', async () => {
  expect(await noteOf({ ...line, references: [] }, null)).toEqual({
    memberId: null,
    subject: { kind: 'bank-line', id: line._id },
    after: { amount: 1_750, day: '2026-11-02' },
  });
});
