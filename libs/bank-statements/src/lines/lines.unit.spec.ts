import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { limits } from '../limits.js';
import { amountIn } from './parse-amount.js';
import { dateIn } from './parse-date.js';
import { hasOtherNumbers, identified, pairedWithKnown, showsMore } from './line-identity.js';
import { balanceGaps, contradictsBalance } from './running-balance.js';
import type { StatementLine } from './statement-line.js';

describe('an amount', () => {
  it.each([
    ['1,23,456.50', 12_345_650, null],
    ['1234.5 Cr', 123_450, 'credit'],
    ['1234.5Dr.', 123_450, 'debit'],
    ['(1,234.00)', 123_400, 'debit'],
    ['-20', 2_000, 'debit'],
    ['₹ 20.000', 2_000, null],
    ['INR 7.05', 705, null],
    ['.50', 50, null],
    ['20-', 2_000, 'debit'],
    ['+1.10', 110, 'credit'],
    ['1,500.00(Cr)', 150_000, 'credit'],
    ['500.00 (Dr)', 50_000, 'debit'],
    ['11,500.00 ( Cr )'.replaceAll(' ', ''), 1_150_000, 'credit'],
    ['Cr 1,500.00', 150_000, 'credit'],
    ['+ Rs.1500', 150_000, 'credit'],
    ['- ₹ 1,500.00', 150_000, 'debit'],
    ['Rs. 1,500/-', 150_000, null],
    ['1,500.00 INR', 150_000, null],
    ['\u00a01,500.00\u00a0', 150_000, null],
    ['–500.00', 50_000, 'debit'],
    ['1500.00 D', 150_000, 'debit'],
    ['11500.099999999999', 1_150_010, null],
    ['11500.100000000001', 1_150_010, null],
    ['-0.30000000000000004', 30, 'debit'],
  ])('%s is %d paise, %s', (text, paise, direction) => expect(amountIn(text)).toEqual({ paise, direction }));

  it.each(['', 'abc', '1.234', '1-2', '12 34', '(5', '1e5', '5 CrDr', '99999999999999999.00', '1.12345678', '-5-'])(
    'an amount is not %j',
    (text) => expect(amountIn(text)).toBeNull(),
  );

  it('an amount is rejected immediately, however many spaces the longest cell has', () => {
    const begun = process.cpuUsage();
    for (let cells = 0; cells < 10; cells += 1) expect(amountIn(`1${' '.repeat(998)}x`)).toBeNull();
    expect(process.cpuUsage(begun).user).toBeLessThan(1_000_000);
  });

  it('an amount is parsed to the paisa, with Indian grouping', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 13 }), (paise) => {
        const [whole, part] = [Math.floor(paise / 100), String(paise % 100).padStart(2, '0')];
        expect(amountIn(`${new Intl.NumberFormat('en-IN').format(whole)}.${part}`)?.paise).toBe(paise);
      }),
    );
  });
});

describe('an amount with marks', () => {
  const directions = {
    credit: ['Cr', 'CR', 'C', 'Cr.', '(Cr)', ' (CR)'],
    debit: ['Dr', 'DR', 'D', 'Dr.', '(Dr)', ' (DR)'],
  };
  const marked = fc.oneof(
    fc.constantFrom(...directions.credit).map((mark) => ({ direction: 'credit', before: '', after: mark })),
    fc.constantFrom(...directions.debit).map((mark) => ({ direction: 'debit', before: '', after: mark })),
    fc.constantFrom('-', '\u2013', '\u2212').map((sign) => ({ direction: 'debit', before: sign, after: '' })),
    fc.constant({ direction: 'debit', before: '(', after: ')' }),
    fc.constant({ direction: 'credit', before: '+', after: '' }),
    fc.constant({ direction: null, before: '', after: '' }),
  );

  it('an amount with marks has the right paise and direction, with any currency and blanks', () => {
    const currency = fc.constantFrom('', '\u20B9', '\u20B9 ', 'Rs.', 'Rs. ', 'INR ');
    const around = fc.constantFrom('', ' ', '\u00A0');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 12 }), marked, currency, around, (paise, mark, sign, blank) => {
        const whole = new Intl.NumberFormat('en-IN').format(Math.floor(paise / 100));
        const text = `${blank}${mark.before}${sign}${whole}.${String(paise % 100).padStart(2, '0')}${mark.after}${blank}`;
        expect([text, amountIn(text)]).toEqual([text, { paise, direction: mark.direction }]);
      }),
    );
  });

  it('an amount is the same to the paisa in a cell with the residue of binary sums', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 9 }), fc.constantFrom(1, -1), (paise, step) => {
        // A program that adds and takes away ends next to the number that was meant.
        const cell = (paise / 100) * (1 + step * Number.EPSILON);
        expect([cell, amountIn(String(cell))?.paise]).toEqual([cell, paise]);
      }),
    );
  });
});

describe('a date', () => {
  it.each([
    '23/11/2026',
    '23-11-26',
    '23-Nov-2026',
    '23 Nov 2026',
    '23 November 2026',
    '2026-11-23',
    '46349',
    '23-11-2026 10:20:30',
    '23.11.2026',
    "'23/11/2026",
    'Nov 23, 2026',
    'November23, 2026',
    'NOV-23-2026',
    'Nov 23 2026 10:20 AM',
    '23Nov2026',
    '23-NOV-26',
    '23rd Nov 2026',
    'Mon, 23 Nov 2026',
    '2026-11-23T10:20:30',
    '20261123',
    '23 Nov 2026 10:20 AM',
    "23 Nov '26",
    '2026/11/23',
  ])('%s is 23 November 2026', (text) => expect(dateIn(text, 'dmy')).toBe('2026-11-23'));

  it('a date is recognised in every form of its month', () => {
    const day = fc.date({ min: new Date('2001-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.constantFrom('short', 'long'), fc.constantFrom(' ', '-', '/', ''), (date, month, between) => {
        const name = date.toLocaleString('en-US', { month, timeZone: 'UTC' });
        const [dayOf, year] = [String(date.getUTCDate()).padStart(2, '0'), date.getUTCFullYear()];
        const iso = date.toISOString().slice(0, 10);
        for (const text of [`${dayOf}${between}${name}${between}${year}`, `${name}${between}${dayOf}, ${year}`])
          expect([text, dateIn(text, 'dmy')]).toEqual([text, iso]);
      }),
    );
  });

  it('a date in digits is recognised with any separator, time and width, and as the number of a workbook', () => {
    const day = fc.date({ min: new Date('2001-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    const parts = fc.constantFrom('/', '-', '.');
    const time = fc.constantFrom('', ' 10:20:30', ' 10:20', ' 10:20 AM');
    fc.assert(
      fc.property(day, parts, time, fc.boolean(), (date, between, at, isShort) => {
        const iso = date.toISOString().slice(0, 10);
        const [year, month, dayOf] = iso.split('-') as [string, string, string];
        const shown = isShort ? year.slice(2) : year;
        expect(dateIn([dayOf, month, shown].join(between) + at, 'dmy')).toBe(iso);
        expect(dateIn([month, dayOf, shown].join(between) + at, 'mdy')).toBe(iso);
        expect(dateIn(iso + at, 'dmy')).toBe(iso);
        const serial = Date.parse(iso) / 86_400_000 + 25_569;
        expect([serial, dateIn(String(serial), 'dmy')]).toEqual([serial, iso]);
      }),
    );
  });

  it('a date begins with its month if the layout defines it so', () =>
    expect(dateIn('11/23/2026', 'mdy')).toBe('2026-11-23'));

  it.each([
    '',
    '31/02/2026',
    '23/11',
    '123456',
    '23/13/2026',
    'Total',
    '99999',
    '23/11/20264',
    'Nov 31, 2026',
    '23 Novice 2026',
    '20261323',
    'Marble 05, 2026',
  ])('a date is not %j', (text) => expect(dateIn(text, 'dmy')).toBeNull());
});

const line = (changes: Partial<StatementLine> = {}): StatementLine => ({
  line: 1,
  date: '2026-11-23',
  narration: 'UPI/632712345678/Asha',
  reference: '',
  direction: 'credit',
  amountPaise: 100,
  balancePaise: null,
  ...changes,
});
const amounts = fc.array(
  fc.record({ direction: fc.constantFrom('credit' as const, 'debit' as const), amountPaise: fc.integer({ min: 1 }) }),
  { minLength: 3, maxLength: 20 },
);
function running(moves: readonly Pick<StatementLine, 'direction' | 'amountPaise'>[]): StatementLine[] {
  let balancePaise = 1_000;
  return moves.map((move, at) => {
    balancePaise += move.direction === 'credit' ? move.amountPaise : -move.amountPaise;
    return line({ ...move, line: at + 1, balancePaise });
  });
}

describe('balances', () => {
  it('balances are checked in either order, and the missing line is named', () => {
    fc.assert(
      fc.property(amounts, (moves) => {
        const lines = running(moves);
        expect(balanceGaps(lines)).toEqual([]);
        expect(balanceGaps(lines.toReversed())).toEqual([]);
      }),
    );
    const lines = running([1, 2, 4, 8].map((amountPaise) => ({ direction: 'credit', amountPaise })));
    expect(balanceGaps([lines[0]!, lines[1]!, lines[3]!])).toEqual([{ line: 4, reason: 'gap' }]);
  });
});

describe('a balance that contradicts the signs', () => {
  const turned = (lines: readonly StatementLine[]) =>
    lines.map((one) => ({ ...one, direction: one.direction === 'credit' ? ('debit' as const) : ('credit' as const) }));
  const onDays = (lines: readonly StatementLine[]) =>
    lines.map((one, at) => ({ ...one, date: `2026-11-${String(at + 1).padStart(2, '0')}` }));

  it('a contradiction is found if debits and credits are swapped, oldest or latest first, also with missing lines', () => {
    fc.assert(
      fc.property(amounts, fc.nat(), (moves, skipped) => {
        const lines = onDays(running(moves));
        const partly = lines.length > 4 ? lines.toSpliced(1 + (skipped % (lines.length - 2)), 1) : lines;
        for (const some of [lines, lines.toReversed()]) {
          expect(contradictsBalance(some)).toBe(false);
          expect(contradictsBalance(turned(some))).toBe(true);
        }
        expect(contradictsBalance(turned(partly))).toBe(true);
      }),
    );
  });

  it('a contradiction is found within one day', () => {
    const moves = [
      { direction: 'credit' as const, amountPaise: 100 },
      { direction: 'debit' as const, amountPaise: 40 },
      { direction: 'credit' as const, amountPaise: 10 },
    ];
    expect(contradictsBalance(turned(running(moves)))).toBe(true);
  });

  it('a contradiction is found if every debit is read as a credit', () => {
    const moves = [5, 7, 11, 13, 17, 19].map((amountPaise, at) => ({
      direction: at % 3 === 0 ? ('debit' as const) : ('credit' as const),
      amountPaise,
    }));
    const lines = onDays(running(moves)).map((one) => ({ ...one, direction: 'credit' as const }));
    expect(contradictsBalance(lines)).toBe(true);
  });

  it('a statement without balances, with missing lines, or with equal lines of a day in either order has no contradiction', () => {
    const moves = [5, 7, 11].map((amountPaise) => ({ direction: 'credit' as const, amountPaise }));
    const lines = running(moves);
    expect(contradictsBalance(lines.map((one) => ({ ...one, balancePaise: null })))).toBe(false);
    expect(contradictsBalance([lines[0]!, lines[2]!])).toBe(false);
    const equal = running([5, 5, 5].map((amountPaise) => ({ direction: 'credit' as const, amountPaise })));
    expect([contradictsBalance(equal), contradictsBalance(equal.toReversed())]).toEqual([false, false]);
    const [monday, tuesday] = [equal.slice(0, 2), equal.slice(2).map((one) => ({ ...one, date: '2026-11-24' }))];
    expect(contradictsBalance([...tuesday, ...monday])).toBe(false);
  });
});

describe('the identity of a line', () => {
  const ids = (lines: readonly StatementLine[], account = 'a') => identified(lines, account).map(({ id }) => id);
  const keys = (lines: readonly StatementLine[], account = 'a') =>
    identified(lines, account).map(({ movementKey }) => movementKey);
  const unnumbered = (changes: Partial<StatementLine> = {}) => line({ narration: 'BY CASH', ...changes });

  it('a line has the same identity in each statement, and two equal payments stay two', () => {
    const [one, two] = ids([line(), line({ line: 9 })]);
    expect(one).not.toBe(two);
    expect(ids([line({ line: 5, narration: 'upi/632712345678/ASHA ' }), line()])).toEqual([one, two]);
  });

  it.each([{ date: '2026-11-24' }, { direction: 'debit' as const }, { amountPaise: 101 }])(
    'a line has another identity with %j',
    (changes) => expect(ids([line(changes)])).not.toEqual(ids([line()])),
  );
  it('a line has another identity in another account', () => expect(ids([line()], 'b')).not.toEqual(ids([line()])));

  it.each([{ narration: 'UPI-632712345678-X' }, { balancePaise: 5 }, { reference: '0000632712345678' }])(
    'a line has the same identity with the same bank number, and %j',
    (changes) => expect(ids([line(changes)])).toEqual(ids([line()])),
  );
  it.each([{ balancePaise: 5 }, { narration: 'BY CASH TWO' }])(
    'a line without a bank number has another identity, with %j',
    (changes) => expect(ids([unnumbered(changes)])).not.toEqual(ids([unnumbered()])),
  );

  const form = fc.record({
    narration: fc.constantFrom(
      'UPI-ASHA PATIL-ASHA@OKAXIS-UTIB0000001-632712345678-UPI',
      'UPI/ASHA PATIL/632712345678/UPI',
      'UPI-ASHA PATIL-ASHA@OKAXIS-UTIB0000',
    ),
    reference: fc.constantFrom('', '632712345678', '0000632712345678', 'UPI-632712345678', '000000632712345678'),
    balancePaise: fc.constantFrom(1_150_000),
  });

  it('a line is recognised in every export form of its bank, and equal payments keep their number', () => {
    fc.assert(
      fc.property(form, form, fc.integer({ min: 1, max: 3 }), (one, other, count) => {
        const cash = Array.from({ length: count }, (_, at) => unnumbered({ line: at + 2, balancePaise: at }));
        const known = identified([line(one), ...cash], 'a');
        const again = identified([line(other), ...cash], 'a');
        expect(pairedWithKnown(again, known).map((found) => found?.id)).toEqual(known.map(({ id }) => id));
        const more = identified([line(other), ...cash, unnumbered({ balancePaise: count })], 'a');
        expect(pairedWithKnown(more, known).filter((found) => found === null)).toHaveLength(1);
      }),
    );
  });

  it('a line is found quickly in the largest statement of equal lines', () => {
    const alike = Array.from({ length: limits.rows }, (_, at) => unnumbered({ line: at + 1 }));
    const begun = process.cpuUsage();
    const pairs = pairedWithKnown(
      identified(alike, 'a'),
      identified(
        alike.map((one) => ({ ...one })),
        'a',
      ),
    );
    expect(pairs.filter((found) => found === null)).toEqual([]);
    expect(process.cpuUsage(begun).user).toBeLessThan(10_000_000);
  });

  it('a line without balance is recognised by a cut narration, and another number makes another line', () => {
    const known = identified([line({ balancePaise: 5 })], 'a');
    const found = (changes: Partial<StatementLine>) => pairedWithKnown(identified([line(changes)], 'a'), known)[0];
    expect(found({ narration: 'UPI/6327', balancePaise: 5 })).toBe(known[0]);
    expect(found({ narration: 'UPI/632799999999/Asha', balancePaise: 5 })).toBeNull();
    expect(found({ narration: 'BY CASH', balancePaise: 6 })).toBeNull();
  });

  it.each([
    ['a number', { narration: 'UPI/632712345678/SOMEBODY' }, { narration: 'UPI/A632712345678SOMEBODY' }],
    ['a second number', { narration: 'UPI/632712345678/N327123456789012' }, { narration: 'UPI/632712345678' }],
    ['a payout', { narration: 'IMPS RETURN DPYABCDEFGHJKMN' }, { narration: 'IMPS RETURN' }],
    ['a reversal', { narration: 'REVERSAL UPI ASHA', direction: 'debit' }, { narration: 'FEES', direction: 'debit' }],
    [
      'a reversal of another payer',
      { narration: 'REVERSAL UPI ASHA', direction: 'debit' },
      { narration: 'REVERSAL UPI', direction: 'debit' },
    ],
    [
      'the earlier number of a reversal',
      { narration: 'UPI/DR/632112345678/REV', reference: '632712345678', direction: 'debit' },
      { narration: 'SUPPLIER', reference: '632712345678', direction: 'debit' },
    ],
  ] as const)('a line is new if only the new line shows %s', (_, more, less) => {
    const [one, other] = [line({ reference: '', ...more }), line({ reference: '', ...less })];
    expect([showsMore(one, other), showsMore(other, one), showsMore(one, one)]).toEqual([true, false, false]);
  });

  it.each([
    ['of two payments where the other line has one of them', 'NEFT/632712345679/632712345678/ASHA', true],
    ['in another form of the same line', 'UPI-632712345678-ASHA PATIL', false],
    ['in the beginning of the same line', 'UPI/632712345678/Asha/N327123456789012', false],
  ])('a line has other numbers %s', (_, narration, isOther) => {
    const [one, other] = [
      line({ narration: 'UPI/632712345678/Asha', reference: '' }),
      line({ narration, reference: '' }),
    ];
    expect([hasOtherNumbers(one, other), hasOtherNumbers(other, one)]).toEqual([isOther, isOther]);
    const [, second] = identified([other, one], 'a');
    expect(second).toMatchObject({ isRepeated: true, hasOtherNumbers: !narration.startsWith('UPI-') });
  });

  it('a line pairs with the known line of the same text before another one with its number', () => {
    const known = identified([line({ narration: 'UPI/632712345678/FORGED' }), line()], 'a');
    expect(pairedWithKnown(identified([line()], 'a'), known)).toEqual([known[1]]);
  });

  it('a movement has the same identity in every account, and a repeated number is one movement', () => {
    expect(keys([line()], 'b')).toEqual(keys([line()]));
    expect(keys([unnumbered()], 'b')).toEqual(keys([unnumbered()]));
    const [one, two] = identified([line(), line()], 'a');
    expect([one!.movementKey === two!.movementKey, one!.isRepeated, two!.isRepeated]).toEqual([true, false, true]);
    const [first, second] = keys([unnumbered(), unnumbered()]);
    expect(first).not.toBe(second);
  });
});
