import { describe, expect, it } from '@jest/globals';
import { judge } from '../../components/form-faults.js';
import { cottonForm, quantitySentence } from './quantity.js';

const order = { quantity: '1', address: 'Satara', utr: '', paymentProof: new File(['x'], 'proof.png') };
async function sentenceOf(quantity: string) {
  const { faults } = await judge(cottonForm, { ...order, quantity });
  return faults.quantity === undefined ? null : quantitySentence(faults.quantity);
}

describe('a cotton quantity', () => {
  it('is needed', async () => expect(await sentenceOf(' ')).toBe('quantityNeeded'));

  it('is at least one and at most a thousand kilograms', async () => {
    expect(await sentenceOf('0')).toBe('quantityTooSmall');
    expect(await sentenceOf('1')).toBeNull();
    expect(await sentenceOf('1000')).toBeNull();
    expect(await sentenceOf('1001')).toBe('quantityTooHigh');
  });

  it('is a whole number', async () => {
    expect(await sentenceOf('2.5')).toBe('quantityNotWhole');
    expect(await sentenceOf('two')).toBe('quantityNotWhole');
  });
});

describe('a cotton order', () => {
  const faultsOf = async (change: object) => (await judge(cottonForm, { ...order, ...change })).faults;

  it('can be sent without a UTR number, and with no wrong one', async () => {
    expect(await faultsOf({})).toEqual({});
    expect(await faultsOf({ utr: '412345678901' })).toEqual({});
    expect(await faultsOf({ utr: '4123' })).toEqual({ utr: 'invalid_format' });
  });

  it('needs an address and the proof', async () => {
    expect(await faultsOf({ address: ' ', paymentProof: null })).toEqual({ address: 'empty', paymentProof: 'empty' });
  });
});
