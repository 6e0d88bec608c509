import { describe, expect, it } from '@jest/globals';
import { receiptFacts, type ReadLine } from './receipt-text.js';

/** The 24th of November 2026 is the 328th day of the year. */
const now = Date.UTC(2026, 10, 24, 12);
const lines = (...texts: string[]): ReadLine[] =>
  texts.map((text) => text.split(' ').map((word) => ({ text: word, height: 20, hasRupeeSign: false })));
const utrOf = (...texts: string[]) => receiptFacts(lines(...texts), now).utr;
const rupeesOf = (...texts: string[]) => receiptFacts(lines(...texts), now).rupees;

describe('the number of a payment', () => {
  it.each([
    ['beside its name', ['UTR: 632812345678']],
    ['below its name', ['UPI transaction ID', '632812345678']],
    ['in groups', ['Bank Reference ID', '6328 1234 5678']],
    ['without a name, of a recent day', ['Paid', '632812345678']],
    ['beside other numbers of twelve digits', ['Order 998877665544', 'UPI Ref. No: 632812345678']],
    ['twice', ['UTR: 632812345678', 'UPI Ref No 632812345678']],
  ])('the number is found %s', (_how, texts) => expect(utrOf(...texts)).toBe('632812345678'));

  it.each([
    ['part of a longer number', ['Transaction ID', 'T26112416632812345678']],
    ['a mobile number', ['+919812345678']],
    ['a masked account', ['XX632812345678']],
    ['without a name, of no recent day', ['998877665544']],
    ['without a name, of a day that is to come', ['633512345678']],
    ['one of two that are as likely', ['UTR: 632812345678', 'UTR: 632887654321']],
    ['too short', ['UTR: 63281234567']],
  ])('the number is not %s', (_what, texts) => expect(utrOf(...texts)).toBeNull());

  it('the number may be of the previous year', () => {
    expect(receiptFacts(lines('536012345678'), Date.UTC(2026, 0, 3)).utr).toBe('536012345678');
  });
});

describe('the amount of a payment', () => {
  it.each([
    ['₹1,500', 1500],
    ['₹ 750', 750],
    ['Rs. 2,500.00', 2500],
    ['INR 1,00,000', 100_000],
    ['X750', 750],
    ['€2,500.00', 2500],
  ])('the amount is read in %s', (text, rupees) => expect(rupeesOf('Paid', text)).toBe(rupees));

  it('the amount has a sign that was taken for a digit', () => {
    const sign = [{ text: '21,500', height: 20, hasRupeeSign: true }];
    expect(receiptFacts([sign], now).rupees).toBe(1500);
    expect(rupeesOf('21,500')).toBe(21_500);
  });

  it('the amount is the largest figure if no rupee sign was recognised', () => {
    const large = [{ text: '1,500', height: 60, hasRupeeSign: false }];
    expect(receiptFacts([large, ...lines('4821', 'Order 12345')], now).rupees).toBe(1500);
  });

  it('the amount is not the end of an account number if the large figure could not be read', () => {
    const unread = [{ text: '7S0', height: 60, hasRupeeSign: false }];
    expect(receiptFacts([unread, ...lines('State Bank of India 4821', '24 Nov 2026')], now).rupees).toBeNull();
  });

  it('a receipt with two different amounts has no recognised amount', () =>
    expect(rupeesOf('₹1,500', '₹1,750')).toBeNull());
  it('the amount is no clock, day or battery', () => expect(rupeesOf('04:15', '24', '₹', '98%')).toBeNull());
});
