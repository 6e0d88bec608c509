import type { Row } from '@deepam/bank-statements';
import { describe, expect, it } from '@jest/globals';
import type { TransferDocument } from '../transfers/transfer.schema.js';
import { type AnswerLine, readAnswerFile } from './read-answer-file.js';
import { matchAnswer } from './match-answer.js';

const now = new Date('2026-01-10T06:00:00Z');
const transfer = {
  reference: 'DPY222222222',
  netPaise: 25e3,
  state: 'submitted',
  evidence: [],
  submittedAt: new Date(0),
} as unknown as TransferDocument;
const line = (says: AnswerLine['says'], more: Partial<AnswerLine> = {}): AnswerLine => ({
  line: 1,
  reference: transfer.reference,
  says,
  amountPaise: 25e3,
  utr: '600512345678',
  paidOn: '2026-01-05',
  reason: null,
  ...more,
});
const outcomes = (one: TransferDocument, ...lines: readonly AnswerLine[]) =>
  matchAnswer(lines, [one], now).map(({ outcome }) => outcome);
const paid = {
  ...transfer,
  state: 'paid',
  evidence: [
    {
      source: 'bank-answer',
      sourceId: `${transfer.reference} paid 600512345678`,
      says: 'paid',
      day: '2026-01-05',
      amountPaise: 25e3,
      utr: '600512345678',
      recordedAt: new Date(0),
      recordedBy: null,
      reason: null,
    },
  ],
} as TransferDocument;

describe('a line of a bank answer', () => {
  it.each(['paid', 'failed', 'returned'] as const)('a line says of a submitted transfer that it is %s', (says) => {
    expect(outcomes(transfer, line(says))).toEqual([says]);
  });

  it('a line adds nothing to a known payment, and shows a second payment by another number', () => {
    expect(outcomes(paid, line('paid'))).toEqual(['already']);
    expect(outcomes(paid, line('paid', { utr: '600512345679' }))).toEqual(['paid-twice']);
  });

  it('a return ends a payment, and a failure contradicts it', () => {
    expect(outcomes(paid, line('returned', { paidOn: '2026-01-07' }))).toEqual(['returned']);
    expect(outcomes(paid, line('failed'))).toEqual(['contradicts']);
  });

  it('a line with an impossible day counts as today, so that a return follows its payment', () => {
    const today = { ...paid, evidence: [{ ...paid.evidence[0]!, day: '2026-01-10' }] };
    expect(outcomes(today, line('returned', { paidOn: '2031-01-05' }))).toEqual(['returned']);
    const submittedAt = new Date('2026-01-10T05:00:00Z');
    expect(outcomes({ ...today, submittedAt }, line('returned', { paidOn: '2026-01-05' }))).toEqual(['returned']);
  });

  it('a line about a transfer that no download had contradicts it', () => {
    expect(outcomes({ ...transfer, state: 'approved', submittedAt: null }, line('paid'))).toEqual(['contradicts']);
  });

  it('an unclear line has no effect', () => {
    expect(outcomes(transfer, line('paid', { amountPaise: 24_999 }))).toEqual(['amount-differs']);
    expect(outcomes(transfer, line('paid', { amountPaise: null }))).toEqual(['amount-missing']);
    expect(outcomes(transfer, line('paid', { utr: null }))).toEqual(['utr-missing']);
    expect(outcomes(transfer, line('unclear'))).toEqual(['unclear']);
    expect(outcomes(transfer, line('paid', { reference: 'DPY333333333' }))).toEqual(['unknown-reference']);
    expect(outcomes(transfer, line('paid'), line('failed', { line: 2 }))).toEqual(['twice', 'twice']);
    expect(outcomes(transfer, line('paid'), line('paid', { line: 2 }))).toEqual(['paid', 'repeated']);
  });
});

describe('a bank answer', () => {
  const rows = (...texts: readonly string[]): Row[] =>
    texts.map((text, at) => ({ line: at + 1, cells: text.split(',') }));
  const ours = new Set([transfer.reference]);

  it('an answer names each transfer by our reference and its state by the bank’s words, and masks numbers in a reason', () => {
    const answer = readAnswerFile(
      rows(
        'Beneficiary,Reference,Amount,Status,UTR,Payment Date,Reason',
        `ASHA,${transfer.reference},250.00,Success,600512345678,05/01/2026,`,
        `ASHA,${transfer.reference},250.00,Returned,,06/01/2026,Account 123456789012 closed`,
        'SALARY,X,5000.00,Success,600512345679,05/01/2026,',
      ),
      ours,
    );
    expect(answer?.others).toBe(1);
    expect(answer?.lines).toMatchObject([
      { says: 'paid', amountPaise: 25_000, utr: '600512345678', paidOn: '2026-01-05', reason: null },
      { says: 'returned', utr: null, paidOn: '2026-01-06', reason: 'Account XXXX closed' },
    ]);
  });

  it('a file without a column of states, such as a statement, is no answer', () => {
    expect(
      readAnswerFile(rows('Date,Narration,Withdrawal Amt.', `05/01/2026,${transfer.reference},250.00`), ours),
    ).toBeNull();
  });
});
