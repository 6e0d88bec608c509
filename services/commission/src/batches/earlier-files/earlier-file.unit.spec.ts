import { describe, expect, it } from '@jest/globals';
import type { PayoutBatchRowDocument } from '../persistence/payout-batch-row.schema.js';
import {
  earlierFiles,
  hasComeBack,
  isPaidElsewhere,
  isPaidTooOften,
  isRightlyNoted,
  isUnpaid,
  isUntold,
  knownPaymentOf,
  paymentOf,
  timesPaid,
} from './earlier-file.js';

const row = {
  ...{ reference: 'DPY222222222', amountPaise: 26_000, taxPaise: 1_000, state: 'failed' as const },
  paidAt: null,
};
const line = (direction: 'debit' | 'credit', on = '2026-01-05', amountPaise = 25_000, reference = row.reference) => ({
  ...{ reference, key: `${on} ${direction}`, direction, amountPaise, on, utr: `UTR-${on}` },
});

describe('a statement tells of a payment that was set free as unpaid', () => {
  it('when more has left than come back, by the last that left', () => {
    const twice = [line('debit', '2026-01-09'), line('debit'), line('credit', '2026-01-06')];
    expect(paymentOf(row, [line('debit')])).toEqual({ utr: 'UTR-2026-01-05', on: '2026-01-05' });
    expect(paymentOf(row, twice)).toEqual({ utr: 'UTR-2026-01-09', on: '2026-01-09' });
  });

  it('when a row that is paid has been paid once more, and not by its one payment', () => {
    const paid = { ...row, state: 'paid' as const };
    const second = line('debit', '2026-01-09');
    expect(paymentOf(paid, [line('debit')])).toBeNull();
    expect(paymentOf(paid, [line('debit'), second, line('credit', '2026-01-10')])).toBeNull();
    expect(paymentOf(paid, [line('debit'), second])).toEqual({ utr: 'UTR-2026-01-09', on: '2026-01-09' });
  });

  it('when what its batch had paid came back and left once more, also where no statement shows the return', () => {
    const returned = { ...row, state: 'paid' as const, returnedAt: new Date('2026-01-07T12:00:00+05:30') };
    const again = line('debit', '2026-01-09');
    expect(paymentOf(returned, [line('debit')])).toBeNull();
    expect(paymentOf(returned, [line('debit'), line('credit')])).toBeNull();
    for (const lines of [
      [line('debit'), again],
      [line('debit'), line('credit'), again],
      [line('credit'), again],
      [again],
    ])
      expect(paymentOf(returned, lines)).toEqual({ utr: 'UTR-2026-01-09', on: '2026-01-09' });
  });

  it('when it left once more before anybody was told of its return, where the answer that told of it names its day', () => {
    const told = { ...row, state: 'paid' as const, returnedAt: new Date('2026-01-10T12:00:00+05:30') };
    const [again, back] = [line('debit', '2026-01-08'), line('credit', '2026-01-06')];
    const named = { ...told, returnedOn: '2026-01-06' };
    for (const lines of [[again], [line('debit'), again], [line('debit'), back, again]])
      expect(paymentOf(named, lines)).toEqual({ utr: 'UTR-2026-01-08', on: '2026-01-08' });
    expect(paymentOf(named, [line('debit'), again, line('credit', '2026-01-09')])).toBeNull();
    // Found in statements by an earlier release, which kept no day.
    expect(paymentOf(told, [line('debit'), back, again])).toEqual({ utr: 'UTR-2026-01-08', on: '2026-01-08' });
  });

  it.each([
    ['it came back', [line('debit'), line('credit')]],
    ['it only came in', [line('credit')]],
    ['it is another amount', [line('debit', '2026-01-05', 26_000)]],
    ['it is another payment', [line('debit', '2026-01-05', 25_000, 'DPY333333333')]],
    ['it is silent', []],
  ])('not when %s', (_what, lines) => expect(paymentOf(row, lines)).toBeNull());
});

it('what was noted of a payment is over when what left has come back, and not when statements are silent or it left once more', () => {
  const noted = { utr: 'SBIN1', on: null, notedAt: new Date(0), isTwice: false };
  const paid = { ...row, state: 'paid' as const, saidPaid: noted };
  const freed = { ...row, saidPaid: noted };
  expect(hasComeBack(freed, [line('debit'), line('credit')])).toBe(true);
  expect(hasComeBack(freed, [])).toBe(false);
  expect(hasComeBack(freed, [line('debit'), line('credit'), line('debit', '2026-01-09')])).toBe(false);
  expect(hasComeBack(freed, [line('debit'), line('credit', '2026-01-05', 26_000)])).toBe(false);
  expect(hasComeBack(paid, [line('debit'), line('debit'), line('credit')])).toBe(true);
  // The bank has paid it again since, of which no statement tells yet.
  const later = { ...row, saidPaid: { utr: 'SBIN1', on: '2026-01-09', notedAt: new Date(0), isTwice: false } };
  expect(hasComeBack(later, [line('debit'), line('credit', '2026-01-06')])).toBe(false);
  expect(hasComeBack(later, [line('debit'), line('credit', '2026-01-09')])).toBe(true);
});

it('what its batch has paid came back when as much came in as has left, not before the day on which it was paid', () => {
  const at = new Date('2026-01-05T12:00:00+05:30');
  const paid = { ...row, state: 'paid' as const, paidAt: at, filedAt: at, paidOn: '2026-01-05' };
  expect(hasComeBack(paid, [line('debit'), line('credit')])).toBe(true);
  expect(hasComeBack(paid, [line('credit', '2026-01-08')])).toBe(true);
  expect(hasComeBack(paid, [line('debit')])).toBe(false);
  expect(hasComeBack(paid, [line('credit', '2026-01-04')])).toBe(false);
  expect(hasComeBack(paid, [line('debit', '2026-01-03'), line('credit', '2026-01-06'), line('debit')])).toBe(false);
  expect(hasComeBack({ ...paid, returnedAt: new Date(0) }, [line('debit'), line('credit')])).toBe(false);
  expect(hasComeBack({ ...paid, state: 'failed' }, [line('debit'), line('credit')])).toBe(false);
  const takenBack = { ...paid, timesTakenBack: 1 };
  expect(hasComeBack(takenBack, [line('debit'), line('credit')])).toBe(false);
  expect(hasComeBack(takenBack, [line('debit'), line('credit'), line('debit'), line('credit')])).toBe(true);
});

it('what came back after it left once more is over, though an answer has told of the return before', () => {
  const returned = { ...row, state: 'paid' as const, returnedAt: new Date('2026-01-07T12:00:00+05:30') };
  const saidPaid = { utr: 'SBIN1', on: '2026-01-08', notedAt: new Date(0), isTwice: false };
  const lines = [line('debit'), line('debit', '2026-01-08'), line('credit', '2026-01-09')];
  for (const one of [returned, { ...returned, returnedOn: '2026-01-06' }])
    expect(hasComeBack({ ...one, saidPaid }, lines)).toBe(true);
});

it('what its batch has paid came back also before the list was brought that names no day', () => {
  const paid = { ...row, state: 'paid' as const, paidAt: new Date('2026-01-06T12:00:00+05:30') };
  const filed = { ...paid, filedAt: new Date('2026-01-04T12:00:00+05:30') };
  const lines = [line('debit', '2026-01-04'), line('credit')];
  expect(hasComeBack(filed, lines)).toBe(true);
  expect(hasComeBack({ ...filed, paidOn: '2026-01-06' }, lines)).toBe(false);
  expect(hasComeBack(filed, [line('credit', '2026-01-03')])).toBe(false);
});

it('of two files a lone return may be that of the first, until what left since the second is shown', () => {
  const filedAt = new Date('2026-01-06T12:00:00+05:30');
  const paid = { ...row, state: 'paid' as const, isRefiled: true as const, filedAt, paidAt: filedAt };
  const back = line('credit', '2026-01-06');
  expect(hasComeBack(paid, [back])).toBe(false);
  expect(hasComeBack(paid, [line('debit'), back])).toBe(false);
  expect(hasComeBack(paid, [line('debit'), back, line('debit', '2026-01-07')])).toBe(false);
  expect(hasComeBack(paid, [line('debit', '2026-01-06'), line('credit', '2026-01-08')])).toBe(true);
});

it('what the bank has said of one of its files is said of the payout', () => {
  const saidPaid = { utr: 'SBIN1', on: null, notedAt: new Date(0), isTwice: false };
  const rows = [
    { payoutId: 'a', reference: 'DPY222222222', saidPaid },
    { payoutId: 'a', reference: 'DPY333333333' },
    { payoutId: 'b', reference: 'DPY444444444', state: 'released' },
    { payoutId: 'c', reference: 'DPY555555555', state: 'paid', saidPaid },
  ] as PayoutBatchRowDocument[];
  expect([...earlierFiles(rows)]).toEqual([
    ['a', { saidPaid: { reference: 'DPY222222222', utr: 'SBIN1', on: null } }],
    ['b', { saidPaid: null }],
  ]);
});

it.each([
  [undefined, undefined, false],
  [false, undefined, true],
  [true, undefined, true],
  [false, false, false],
  [true, false, true],
  [true, true, false],
  // One of two payments has come back.
  [false, true, false],
])('what is noted as twice: %s, and was told as twice: %s, is still to be told: %s', (isTwice, toldTwice, isStill) => {
  const saidPaid = { utr: 'SBIN1', on: null, notedAt: new Date(0), ...(toldTwice !== undefined && { toldTwice }) };
  expect(isUntold(isTwice === undefined ? {} : { saidPaid: { ...saidPaid, isTwice } })).toBe(isStill);
});

describe('how often a payout was paid', () => {
  const saidPaid = (at: number) => ({ utr: 'SBIN1', on: null, notedAt: new Date(at), isTwice: false });
  const failed = { reference: 'DPY222222222', state: 'failed' as const };
  const noted = { ...failed, saidPaid: saidPaid(1) };
  const paid = { ...failed, reference: 'DPY333333333', state: 'paid' as const };
  const returned = { ...paid, returnedAt: new Date(3) };
  const waits = { status: 'Requested' as const, batchId: null, decidedAt: null };
  const byBatch = { status: 'Approved' as const, batchId: 'b', decidedAt: new Date(2) };
  const byHand = { ...byBatch, batchId: null };
  const rejected = { ...byHand, status: 'Rejected' as const };
  const sent = { ...byHand, knownPayment: null };
  const onPayment = { ...byHand, knownPayment: noted.reference };

  it.each([
    ['it waits', waits, [failed], 0],
    ['it waits, and the bank says that it has paid it', waits, [noted], 1],
    ['it waits, and the bank says so of two files', waits, [noted, { ...noted, reference: 'DPY444444444' }], 2],
    ['a batch has paid it', byBatch, [failed, paid], 1],
    ['a batch has paid it, and the bank says so of an earlier file', byBatch, [noted, paid], 2],
    ['a batch has paid it twice', byBatch, [{ ...paid, saidPaid: saidPaid(1) }], 2],
    ['a person has sent it', sent, [failed], 1],
    ['a person has sent it, and the bank says that it has paid it', sent, [noted], 2],
    ['it was approved on what the bank had paid', onPayment, [noted], 1],
    ['that came back', onPayment, [failed], 0],
    [
      'that came back, and the bank says so of another file',
      onPayment,
      [failed, { ...noted, reference: 'DPY444444444' }],
      1,
    ],
    ['an earlier release has approved it on what was noted then', byHand, [noted], 1],
    ['an earlier release has approved it, and it was noted later', byHand, [{ ...failed, saidPaid: saidPaid(3) }], 2],
    ['a batch has paid it, and that came back', byBatch, [returned], 0],
    ['that came back, and a person has sent it', { ...byBatch, knownPayment: null }, [returned], 1],
    ['that came back, and left once more', byBatch, [{ ...returned, saidPaid: saidPaid(1) }], 1],
    [
      'it waits, and a statement shows the file that was said to be lost',
      waits,
      [{ ...noted, state: 'waiting' as const }],
      1,
    ],
    ['it was rejected', rejected, [failed], 0],
    ['it was rejected, and the bank says that it has paid it', rejected, [noted], 1],
  ])('where %s', (_what, payout, rows, times) => {
    expect(timesPaid(payout, rows)).toBe(times);
    expect(isUnpaid(payout, rows)).toBe(payout.status === 'Approved' && times === 0);
    const isTooOften = times > (payout.status === 'Rejected' ? 0 : 1);
    expect(isPaidTooOften(payout, rows)).toBe(isTooOften);
    const counted = (isTwice: boolean) =>
      rows.map((row) => ('saidPaid' in row ? { ...row, saidPaid: { ...row.saidPaid, isTwice } } : row));
    expect(isRightlyNoted(payout, counted(isTooOften))).toBe(true);
    expect(isRightlyNoted(payout, counted(!isTooOften))).toBe(!rows.some((row) => 'saidPaid' in row));
  });

  it.each([
    ['until it is recorded', [failed], 0],
    ['and the bank says that it has paid it', [noted], 1],
    ['also where what a batch had paid came back', [returned], 0],
  ])('is not by who sends what was granted, %s', (_what, rows, times) => {
    const granted = { ...sent, toSendSince: new Date() };
    expect(timesPaid(granted, rows)).toBe(times);
    expect(isPaidElsewhere(granted, rows)).toBe(times > 0);
    expect([isUnpaid(granted, rows), isPaidTooOften(granted, rows)]).toEqual([false, false]);
    expect(isPaidElsewhere(sent, rows)).toBe(false);
  });

  it('depends on the payment on which a person has approved it, of which an earlier release has kept nothing', () => {
    expect(knownPaymentOf(onPayment, [])).toBe(noted.reference);
    expect(knownPaymentOf(sent, [noted])).toBeNull();
    expect(knownPaymentOf(byHand, [noted])).toBe(noted.reference);
    expect(knownPaymentOf(byHand, [failed, { ...failed, saidPaid: saidPaid(3) }])).toBeNull();
    for (const payout of [waits, byBatch]) expect(knownPaymentOf(payout, [noted])).toBeUndefined();
  });
});
