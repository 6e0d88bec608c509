import { describe, expect, it } from '@jest/globals';
import { validate } from '../../components/ui/form-validation.js';
import { cottonForm, quantitySentence } from './quantity.js';

const order = { quantity: '1', address: 'Satara', utr: '', paymentProof: new File(['x'], 'proof.png') };
async function sentenceOf(quantity: string) {
  const { issues } = await validate(cottonForm, { ...order, quantity });
  return issues.quantity === undefined ? null : quantitySentence(issues.quantity);
}

describe('a cotton quantity', () => {
  it('a quantity is required', async () => expect(await sentenceOf(' ')).toBe('quantityNeeded'));

  it('a cotton quantity is at least one and at most a thousand kilograms', async () => {
    expect(await sentenceOf('0')).toBe('quantityTooSmall');
    expect(await sentenceOf('1')).toBeNull();
    expect(await sentenceOf('1000')).toBeNull();
    expect(await sentenceOf('1001')).toBe('quantityTooHigh');
  });

  it('a cotton quantity is a whole number', async () => {
    expect(await sentenceOf('2.5')).toBe('quantityNotWhole');
    expect(await sentenceOf('two')).toBe('quantityNotWhole');
  });
});

describe('a cotton order', () => {
  const issuesOf = async (change: object) => (await validate(cottonForm, { ...order, ...change })).issues;

  it('an order may lack a UTR number, and rejects a wrong one', async () => {
    expect(await issuesOf({})).toEqual({});
    expect(await issuesOf({ utr: '412345678901' })).toEqual({});
    expect(await issuesOf({ utr: '4123' })).toEqual({ utr: 'invalid_format' });
  });

  it('a cotton order needs an address and the proof', async () => {
    expect(await issuesOf({ address: ' ', paymentProof: null })).toEqual({ address: 'empty', paymentProof: 'empty' });
  });
});
