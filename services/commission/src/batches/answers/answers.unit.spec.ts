import { findTable, guessLayout, type Row } from '@deepam/bank-statements';
import { describe, expect, it } from '@jest/globals';
import type { PayoutBatchRowDocument } from '../persistence/payout-batch-row.schema.js';
import type { AnswerLine } from './answer-line.js';
import { matchAnswer } from './match-answer.js';
import { readDebits, tellsDebits } from './read-debits.js';

const row = {
  ...{ reference: 'DPY222222222', amountPaise: 25_000, state: 'waiting' },
  filedAt: new Date(0),
} as PayoutBatchRowDocument;
const line = (says: AnswerLine['says'], amountPaise = 25_000, utr = '600512345678'): AnswerLine => ({
  ...{ line: 1, reference: row.reference, says, amountPaise, utr, paidOn: '2026-01-05', reason: null },
});
const outcomes = (...lines: AnswerLine[]) => matchAnswer(lines, [row]).map(({ outcome }) => outcome);

describe('a statement about a payout', () => {
  it('sets it free when what has gone out has come back', () => {
    expect(outcomes(line('paid'), line('returned'))).toEqual(['repeated', 'failed']);
  });

  it.each([
    ['came back, and was sent again', [line('paid'), line('returned'), line('paid')]],
    ['came back, and is seen going out nowhere', [line('returned')]],
  ])('sets nothing free that %s', (_what, lines) => {
    expect(outcomes(...lines)).not.toContain('failed');
  });

  it('is not hidden by a rupee that somebody sends with its reference', () => {
    expect(outcomes(line('paid'), line('returned', 100))).toEqual(['paid', 'amount-differs']);
  });

  it.each(['paid', 'failed'] as const)('that no file ever had cannot say that it is %s', (says) => {
    const { filedAt: _, ...unfiled } = row;
    const found = (rows: readonly PayoutBatchRowDocument[]) => matchAnswer([line(says)], rows)[0]!.outcome;
    expect([found([row]), found([unfiled])]).toEqual([says, 'contradicts']);
  });
});

it('a payment that was set free as unpaid after its file was paid after all, and is known to be once that is noted', () => {
  const freed = { ...row, state: 'failed' as const };
  const saidPaid = { utr: 'SBIN1', on: null, notedAt: new Date(0), isTwice: false };
  const found = (one: PayoutBatchRowDocument, ...lines: AnswerLine[]) => matchAnswer(lines, [one])[0]!.outcome;
  expect(found(freed, line('paid'))).toBe('paid-after-all');
  expect(found({ ...freed, state: 'released' }, line('paid'))).toBe('paid-after-all');
  expect(found({ ...freed, saidPaid }, line('paid'))).toBe('already');
  expect(found(freed, line('paid', 100))).toBe('amount-differs');
  expect(found({ ...freed, state: 'paid' }, line('failed'))).toBe('contradicts');
});

it('a payment that two files had and that is paid by another number was paid twice; with one file the number may be written otherwise', () => {
  const paid = { ...row, state: 'paid' as const, utr: '600512345678' };
  const found = (one: PayoutBatchRowDocument, utr: string) =>
    matchAnswer([line('paid', 25_000, utr)], [one])[0]!.outcome;
  expect(found({ ...paid, isRefiled: true }, '600512345679')).toBe('paid-twice');
  expect(found({ ...paid, isRefiled: true }, '600512345678')).toBe('already');
  expect(found(paid, '600512345679')).toBe('already');
});

describe('what its batch has paid', () => {
  const paidAt = new Date('2026-01-05T00:00:00+05:30');
  const paid = { ...row, state: 'paid' as const, utr: '600512345678', paidAt, paidOn: '2026-01-05' };
  const at = (said: AnswerLine, paidOn: string | null): AnswerLine => ({ ...said, paidOn });
  const list = { ...line('failed'), hadLeft: true as const };
  const found = (one: PayoutBatchRowDocument, ...lines: AnswerLine[]) =>
    matchAnswer(lines, [one]).map(({ outcome }) => outcome);

  it('came back, also where only the return is in the statement, or by a list of the bank', () => {
    expect(found(paid, line('returned'))).toEqual(['returned']);
    expect(found(paid, line('paid'), line('returned'))).toEqual(['repeated', 'returned']);
    expect(found(paid, list)).toEqual(['returned']);
    expect(found(paid, at(list, null))).toEqual(['returned']);
    expect(found({ ...paid, returnedAt: new Date(0) }, line('returned'))).toEqual(['already']);
  });

  it('and came back is paid once more by another number of a later day', () => {
    const returned = { ...paid, returnedAt: new Date('2026-01-07T00:00:00+05:30') };
    const again = (utr: string, on: string | null) => at(line('paid', 25_000, utr), on);
    expect(found(returned, again('600512345679', '2026-01-08'))).toEqual(['paid-after-all']);
    for (const [utr, on] of [
      ['600512345678', '2026-01-08'],
      ['600512345679', '2026-01-05'],
      ['600512345679', null],
    ] as const)
      expect(found(returned, again(utr, on))).toEqual(['already']);
    const saidPaid = { utr: '600512345679', on: '2026-01-08', notedAt: new Date(0), isTwice: false };
    expect(found({ ...returned, saidPaid }, again('600512345679', '2026-01-08'))).toEqual(['already']);
  });

  it('is not paid anew by a line that is not later than its return', () => {
    const returned = { ...paid, returnedAt: new Date('2026-01-10T12:00:00+05:30') };
    const of = (one: PayoutBatchRowDocument, on: string) => found(one, at(line('paid', 25_000, '600512345679'), on))[0];
    const named = { ...returned, returnedOn: '2026-01-07' };
    expect([of(named, '2026-01-06'), of(named, '2026-01-07'), of(named, '2026-01-08')]).toEqual([
      ...['already', 'already', 'paid-after-all'],
    ]);
    expect([of(returned, '2026-01-10'), of(returned, '2026-01-11')]).toEqual(['already', 'paid-after-all']);
  });

  it('came back also before its list was brought, where that names no day, and not before its file', () => {
    const filedAt = new Date('2026-01-04T12:00:00+05:30');
    const { paidOn: _, ...unnamed } = { ...paid, filedAt, paidAt: new Date('2026-01-06T12:00:00+05:30') };
    const back = (on: string) => found(unnamed, at(line('returned'), on));
    expect([back('2026-01-05'), back('2026-01-03')]).toEqual([['returned'], ['contradicts']]);
    const { filedAt: _of, ...older } = unnamed;
    expect(found(older, at(line('returned'), '2026-01-06'))).toEqual(['returned']);
  });

  it.each([
    ['came back before it was paid', paid, [at(line('returned'), '2026-01-04')], 'contradicts'],
    ['was another amount', paid, [line('returned', 100)], 'amount-differs'],
    ['came back twice', paid, [line('returned'), line('returned')], 'unclear'],
    ['may be that of another file', { ...paid, isRefiled: true as const }, [line('returned')], 'contradicts'],
    ['has failed by the words of the bank', paid, [line('failed')], 'contradicts'],
  ])('has not come back where what %s', (_what, one, lines, outcome) => {
    expect(found(one, ...lines)[0]).toBe(outcome);
  });
});

it('a debit is paid by the number that proves it, and never by the account number of the payee', () => {
  const numberOf = (narration: string, ref: string) => {
    const rows = [
      ['Date', 'Narration', 'Ref', 'Debit', 'Credit'],
      ['05/01/2026', narration, ref, '250.00', ''],
    ].map((cells, index): Row => ({ line: index + 1, cells }));
    const table = findTable(rows)!;
    return readDebits(table, guessLayout(table)!, new Set([row.reference])).lines[0]?.utr;
  };
  expect(numberOf(`NEFT DR/123412341234/SBIN0005943/${row.reference}`, '')).toBeNull();
  expect(numberOf(`IMPS/123412341234/600512345678/${row.reference}`, '')).toBe('600512345678');
  expect(numberOf(`NEFT DR/123412341234/${row.reference}`, 'SBINN52026010512345678')).toBe('SBINN52026010512345678');
});

it('a table that does not tell debits from credits is no statement', () => {
  const rows = [
    ['Transaction Date', 'Remarks', 'UTR No', 'Amount', 'Txn Status Desc'],
    ['05/01/2026', `PAYOUT ${row.reference}`, '600512345678', '250.00', 'SUCCESS'],
  ].map((cells, index): Row => ({ line: index + 1, cells }));
  expect(guessLayout(findTable(rows)!)).toBeNull();
  const signed = rows.map(({ line, cells }) => ({
    line,
    cells: cells.map((cell) => cell.replace('250.00', '-250.00')),
  }));
  expect(tellsDebits(guessLayout(findTable(signed)!)!)).toBe(false);
});
