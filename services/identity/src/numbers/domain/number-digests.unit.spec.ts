import { randomBytes } from 'node:crypto';
import { normaliseDocumentNumber } from '@deepam/contracts';
import { describe, expect, it } from '@jest/globals';
import { digestKeys, digestsOf, newlyCompared } from './number-digests.js';

const newKey = (id = 'k1') => ({ id, secret: randomBytes(32) });
const keys = digestKeys([newKey()]);
const numbers = {
  adharNo: '999941057058',
  panCardNo: 'ABCPE1234F',
  bankAccountNo: '123456789012',
  ifscCode: 'SBIN0005943',
  bankHolder: null,
};
const bank = (bankAccountNo: string | null, ifscCode: string | null) =>
  digestsOf({ ...numbers, bankAccountNo, ifscCode }, 'bankAccountNo', keys).digests;

describe('digests of numbers', () => {
  it('a number has one digest, however it is written', () => {
    const adharNo = normaliseDocumentNumber('9999 4105-7058');
    const panCardNo = normaliseDocumentNumber(' abcpe 1234f');
    for (const name of ['adharNo', 'panCardNo'] as const) {
      expect(digestsOf({ ...numbers, adharNo, panCardNo }, name, keys)).toEqual(digestsOf(numbers, name, keys));
    }
  });

  it('digests differ between numbers, between kinds and between keys', () => {
    const other = digestKeys([newKey()]);
    const made = [
      digestsOf(numbers, 'adharNo', keys),
      digestsOf({ ...numbers, adharNo: '234567890124' }, 'adharNo', keys),
      digestsOf({ ...numbers, panCardNo: numbers.adharNo }, 'panCardNo', keys),
      digestsOf(numbers, 'adharNo', other),
    ];
    expect(new Set(made.flatMap(({ digests }) => digests)).size).toBe(4);
  });

  it('the digest of a bank account covers the bank and the digits: any branch, with or without leading zeros', () => {
    const [digest] = bank('123456789012', 'SBIN0005943');
    expect(bank('00000123456789012', 'SBIN0000001')).toEqual([digest]);
    expect(bank('123456789012', 'HDFC0005943')).not.toEqual([digest]);
    expect(bank('123456789012', null)).toEqual([]);
    expect(bank(null, 'SBIN0005943')).toEqual([]);
  });

  it('each key adds a digest, whose name does not depend on the id of the key', () => {
    const [old, fresh] = [newKey('k1'), newKey('k1')];
    const digestsOfBothKeys = digestsOf(numbers, 'panCardNo', digestKeys([fresh, old]));
    expect(digestsOfBothKeys.digests).toEqual([
      ...digestsOf(numbers, 'panCardNo', digestKeys([fresh])).digests,
      ...digestsOf(numbers, 'panCardNo', digestKeys([old])).digests,
    ]);
    expect(new Set(digestsOfBothKeys.digestedBy).size).toBe(2);
  });

  it('a digest contains nothing of the number or the key', () => {
    const text = JSON.stringify(digestsOf(numbers, 'adharNo', keys));
    expect(text).not.toContain(numbers.adharNo);
    expect(text).not.toContain(keys[0].secret.toString('base64url'));
  });
});

describe('new numbers that are compared with other accounts', () => {
  it('a bank account is compared once its bank is known or changed', () => {
    const none = { adharNo: null, panCardNo: null, bankAccountNo: null, ifscCode: null, bankHolder: null };
    expect(newlyCompared(none, numbers)).toEqual(['adharNo', 'panCardNo', 'bankAccountNo']);
    expect(newlyCompared(none, { bankAccountNo: numbers.bankAccountNo })).toEqual([]);
    expect(newlyCompared({ ...numbers, ifscCode: null }, { ifscCode: 'SBIN0005943' })).toEqual(['bankAccountNo']);
    expect(newlyCompared(numbers, { ifscCode: 'HDFC0009999' })).toEqual(['bankAccountNo']);
  });

  it('removed and unchanged numbers, and an account whose branch changes, are left out', () => {
    expect(newlyCompared(numbers, { ...numbers, bankHolder: 'Asha Patil' })).toEqual([]);
    expect(newlyCompared(numbers, { adharNo: null, panCardNo: null, bankAccountNo: null })).toEqual([]);
    expect(newlyCompared(numbers, { ifscCode: 'SBIN0000001', bankAccountNo: '000123456789012' })).toEqual([]);
  });
});
