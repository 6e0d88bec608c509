import { endpointExamples } from '@deepam/contracts';
import { expect, it } from '@jest/globals';
import { keepable, keptCalls } from './kept-calls.js';

const numbers = {
  adharNo: '9999-4105-7058',
  panCardNo: 'ABCPE1234F',
  bankAccountNo: '000123456789',
  ifscCode: 'SBIN0005943',
};

it('stored answers have no encrypted number, not even its last digits', () => {
  const kept = keepable({ pages: [{ rows: [{ name: 'Anu', ...numbers, masked: { adharNo: '•••• 7058' } }] }] });
  expect(kept).toEqual({
    pages: [
      {
        rows: [
          {
            name: 'Anu',
            adharNo: '••••',
            panCardNo: '••••',
            bankAccountNo: '••••',
            ifscCode: '••••',
            masked: { adharNo: '••••' },
          },
        ],
      },
    ],
  });
});

it('stored answers contain the names of the missing numbers', () => {
  expect(keepable({ adharNo: null, quantity: 2 })).toEqual({ adharNo: null, quantity: 2 });
});

it("stored answers can't open a file", () => {
  expect(keepable(['/api/files/proofs/a.png?exp=1&to=b&sig=c', '/plans?x'])).toEqual([
    '/api/files/proofs/a.png',
    '/plans?x',
  ]);
});

it.each([...keptCalls])('the stored call %s only reads, and keeps nothing but its answer', (name) => {
  const example = endpointExamples[name]!;
  expect(example.request).toBeUndefined();
  const kept = JSON.stringify(keepable(example.response));
  expect(kept).not.toContain('sig=');
  for (const number of ['999941057058', 'ABCPE1234F']) expect(kept).not.toContain(number);
});
