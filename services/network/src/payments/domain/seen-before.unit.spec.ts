import { expect, it } from '@jest/globals';
import type { PaymentProof } from '../persistence/payment-proof.schema.js';
import { seenBeforeOf } from './seen-before.js';

const proof = (changes: Partial<PaymentProof> = {}): PaymentProof => ({
  _id: 'p',
  kind: 'plan',
  memberId: 'A',
  name: 'Asha',
  at: new Date('2026-01-05T10:00:00Z'),
  utr: '123456789012',
  sha256: 'same',
  perceptualHash: null,
  bands: [],
  alike: ['q'],
  ...changes,
});
const otherProof = (changes: Partial<PaymentProof> = {}) =>
  proof({ _id: 'q', memberId: 'B', name: 'Bala', utr: null, sha256: 'other', ...changes });
const matches = (...others: PaymentProof[]) => seenBeforeOf(proof(), others).map(({ match }) => match);

it('a warning names the number first, then the picture, then the likeness', () => {
  expect(matches(otherProof({ utr: proof().utr, sha256: 'same' }))).toEqual(['number']);
  expect(matches(otherProof({ sha256: 'same' }))).toEqual(['picture']);
  expect(matches(otherProof())).toEqual(['likeness']);
  expect(matches(otherProof({ _id: 'r' }))).toEqual([]);
});

it('a missing number or picture equals no other one', () => {
  const bare = { utr: null, sha256: null, alike: [] };
  expect(seenBeforeOf(proof(bare), [otherProof(bare)])).toEqual([]);
});

it('a proof warns neither of itself nor of its sender’s dropped proofs, but of the sender’s other payments', () => {
  const own = { memberId: 'A', sha256: 'same' };
  expect(matches(proof(), otherProof({ ...own, isDropped: true }))).toEqual([]);
  expect(matches(otherProof({ ...own, kind: 'cotton' }))).toEqual(['picture']);
  expect(matches(otherProof({ sha256: 'same', isDropped: true }))).toEqual(['picture']);
});

it('a sender is named once, however often the picture was sent', () => {
  const [early, late] = ['2026-01-01', '2026-01-02'].map((day) =>
    otherProof({ _id: day, sha256: 'same', at: new Date(day) }),
  );
  expect(seenBeforeOf(proof(), [early!, late!])).toMatchObject([{ at: '2026-01-02T00:00:00.000Z' }]);
});

it('the latest ten warnings are shown', () => {
  const many = Array.from({ length: 12 }, (_, day) =>
    otherProof({ _id: `q${day}`, memberId: `B${day}`, sha256: 'same', at: new Date(Date.UTC(2026, 0, day + 1)) }),
  );
  const shown = seenBeforeOf(proof(), many);
  expect(shown).toHaveLength(10);
  expect(shown[0]).toEqual({
    kind: 'plan',
    userId: 'B11',
    name: 'Bala',
    at: '2026-01-12T00:00:00.000Z',
    match: 'picture',
  });
});
