import { expect, it } from '@jest/globals';
import { refuseSaidPaid } from './said-paid.js';

const said = { saidPaid: { reference: 'DPY222222222', utr: 'SBIN1', on: null } };
const silent = { saidPaid: null };
const approves = { status: 'Approved' as const };
const known = { ...approves, knownPayment: 'DPY222222222' };
const sentToo = { ...known, isSentToo: true };

it.each([
  ['approved, of which no file had anything', undefined, approves],
  ['approved, of which the bank says nothing', silent, approves],
  ['rejected, of which the bank says nothing', silent, { status: 'Rejected' as const }],
  ['approved by whoever knows of the payment', said, known],
  ['approved by whoever has sent it as well', said, sentToo],
  ['approved by whoever has sent it while the payment came back', silent, sentToo],
  ['sent again, of which the bank says nothing', silent, null],
])('what is %s is not refused', (_what, earlier, wish) => expect(() => refuseSaidPaid(earlier, wish)).not.toThrow());

it.each([
  ['approved by whoever knows of nothing', said, approves, 'SAID_PAID'],
  ['approved by whoever knows of another payment', said, { ...known, knownPayment: 'DPY333333333' }, 'SAID_PAID'],
  ['rejected', said, { ...known, status: 'Rejected' as const }, 'SAID_PAID'],
  ['sent again', said, null, 'SAID_PAID'],
  ['approved on a payment that came back', silent, known, 'PAYMENT_CAME_BACK'],
  ['approved on a payment that no file had', undefined, known, 'PAYMENT_CAME_BACK'],
  ['sent too, where no file had it', undefined, sentToo, 'PAYMENT_CAME_BACK'],
])('what is %s is refused', (_what, earlier, wish, code) =>
  expect(() => refuseSaidPaid(earlier, wish)).toThrow(expect.objectContaining({ code: `COMMISSION.${code}` })),
);
