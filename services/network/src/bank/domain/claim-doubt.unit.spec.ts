import { expect, it } from '@jest/globals';
import { doubtOf } from './claim-doubt.js';

const [monday, tuesday, wednesday] = [1, 2, 3].map((day) => new Date(Date.UTC(2026, 0, 4 + day))) as [Date, Date, Date];
const asha = { memberId: 'asha', kind: 'cotton' as const, txnids: ['DPM1'], requestedAt: monday };
const clean = { mayBeReturn: false, isMatchedByImporter: false, isOfOthers: false, isPayerUnclear: false };
const credit = { references: ['633700000001'], firstShownAt: tuesday, ...clean };
const claim = { memberId: 'asha', kind: 'cotton' as const, utr: '633700000001', at: monday };

it.each([
  ['is clean when only this member sent the number, before the import', asha, credit, [claim], null],
  [
    'is doubtful when another account sent the number, at any time',
    asha,
    credit,
    [claim, { ...claim, memberId: 'bina' }],
    'claimed-by-others',
  ],
  [
    'is doubtful when it came after the import',
    { ...asha, requestedAt: wednesday },
    credit,
    [{ ...claim, at: wednesday }],
    'claimed-after-import',
  ],
  [
    'is clean when the member sent the number before the import, and again after a rejection',
    { ...asha, requestedAt: wednesday },
    credit,
    [claim],
    null,
  ],
  [
    'is doubtful when the member sent only another number before the import',
    { ...asha, requestedAt: wednesday },
    credit,
    [{ ...claim, utr: '633700000002' }],
    'claimed-after-import',
  ],
  [
    'is clean after the import when the credit has the reference of a link of the member',
    { ...asha, requestedAt: wednesday },
    { ...credit, references: ['DPM1'] },
    [],
    null,
  ],
  [
    'is doubtful with the reference of a link when another account sent the number',
    asha,
    { ...credit, references: ['DPM1', '633700000001'] },
    [{ ...claim, memberId: 'bina' }],
    'claimed-by-others',
  ],
  [
    'is doubtful when a person took the credit from another request, even with the reference of a link',
    asha,
    { ...credit, references: ['DPM1'], rejections: [{}] },
    [],
    'freed',
  ],
  [
    'is doubtful when the credit may be the return of a transfer, even with the reference of a link',
    asha,
    { ...credit, references: ['DPM1'], mayBeReturn: true },
    [],
    'may-be-return',
  ],
  [
    'is doubtful when one person has imported and matched the credit',
    asha,
    { ...credit, isMatchedByImporter: true },
    [claim],
    'matched-by-importer',
  ],
  [
    'is not early by a dropped proof of a payment of another kind',
    { ...asha, requestedAt: wednesday },
    credit,
    [{ ...claim, kind: 'plan', isDropped: true }],
    'claimed-after-import',
  ],
  [
    'is early by a dropped proof of a payment of the same kind',
    { ...asha, requestedAt: wednesday },
    credit,
    [{ ...claim, isDropped: true }],
    null,
  ],
  [
    'is not early by a number that was released',
    { ...asha, requestedAt: wednesday },
    credit,
    [{ ...claim, kind: null, isDropped: true }],
    'claimed-after-import',
  ],
] as const)('%s', (_what, claimant, on, claims, expected) => {
  expect(doubtOf(claimant, on, claims)).toBe(expected);
});

it('a claim is doubtful when the credit has the name or the link of another member', () => {
  expect(doubtOf(asha, { ...credit, isOfOthers: true }, [claim])).toBe('claimed-by-others');
});

it('a claim is doubtful when another order may have paid and no stronger reason says more', () => {
  const unclear = { ...credit, isPayerUnclear: true };
  expect(doubtOf(asha, unclear, [claim])).toBe('payer-unclear');
  expect(doubtOf(asha, { ...unclear, rejections: [{}] }, [claim])).toBe('freed');
  expect(doubtOf(asha, { ...unclear, references: ['DPM1'] }, [])).toBe(null);
});

it('a claim is doubtful when a debit reverses the credit', () => {
  expect(doubtOf(asha, { ...credit, reversedOn: '2026-01-06' }, [claim])).toBe('reversed');
});
