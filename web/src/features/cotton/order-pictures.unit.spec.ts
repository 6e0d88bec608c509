import { expect, it } from '@jest/globals';
import { orderPictures } from './order-pictures.js';

const t = (key: string, values?: object) => `${key} ${Object.values(values ?? {}).join(' ')}`;
const order = (kg: number, adminProvidedImage: string | null) => ({
  quantity: kg,
  member: { _id: 'a', name: 'Asha', mobile: '9876500101', referralCode: 'FLPWWC7W2' },
  paymentProof: `/proof-${kg}`,
  adminProvidedImage,
  deposit: kg * 400,
  utr: kg === 5 ? '590016889143' : null,
});

it('pictures follow the order of their buttons, proof before the head’s picture, with the paid amount', () => {
  expect(orderPictures(t, [order(5, '/returned'), order(2, null)])).toEqual([
    { src: '/proof-5', title: 'proofTitle 5 Asha', caption: '₹2,000 · utrOf 590016889143' },
    { src: '/returned', title: 'adminImageTitle 5' },
    { src: '/proof-2', title: 'proofTitle 2 Asha', caption: '₹800' },
  ]);
});
