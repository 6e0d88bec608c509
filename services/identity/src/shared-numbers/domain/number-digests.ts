import { createHmac } from 'node:crypto';
import type { DataKeys } from '../../encryption/domain/data-keys.js';
import type { ClearNumbers, NumberName } from '../../documents/domain/numbers.js';

/** What belongs to one person alone; an IFSC is that of a branch. */
export const digestedNames = ['adharNo', 'panCardNo', 'bankAccountNo'] as const satisfies readonly NumberName[];
export type DigestedName = (typeof digestedNames)[number];

/** HMACs of one number with each key, `<key name>:<HMAC>`, and the names of the keys; kept beside the sealed number. */
export interface Digests {
  readonly digests: readonly string[];
  readonly digestedBy: readonly string[];
}

/** Tells keys apart without the id that an operator gave them: one id may be given to two keys. */
const nameOf = (secret: Buffer): string => createHmac('sha256', secret).update('name').digest('base64url').slice(0, 8);

export interface DigestKey {
  readonly name: string;
  readonly secret: Buffer;
}
export type DigestKeys = readonly [DigestKey, ...DigestKey[]];

/** The current key first. */
export const digestKeys = ([current, ...older]: DataKeys): DigestKeys => {
  const key = ({ secret }: { secret: Buffer }) => ({ name: nameOf(secret), secret });
  return [key(current), ...older.map(key)];
};

/** The digests of one number: equal for equal numbers, however they were written, and of no use without the key. */
export function digestsOf(numbers: ClearNumbers, name: DigestedName, keys: readonly DigestKey[]): Digests {
  const text = identifying(numbers, name);
  const digest = (key: DigestKey) =>
    `${key.name}:${createHmac('sha256', key.secret).update(`${name} ${text}`).digest('base64url')}`;
  return { digests: text === null ? [] : keys.map(digest), digestedBy: keys.map((key) => key.name) };
}

/** The new numbers of a change that are compared with those of other accounts. */
export function newlyCompared(before: ClearNumbers, given: Partial<ClearNumbers>): DigestedName[] {
  const after = { ...before, ...given };
  return digestedNames.filter((name) => {
    const text = identifying(after, name);
    return text !== null && text !== identifying(before, name);
  });
}

/** Of an account number with its branch, to know again where a payout was to go; one of each key, and of no use without it. */
export const payeeDigests = ({ bankAccountNo, ifscCode }: ClearNumbers, keys: readonly DigestKey[]): string[] =>
  bankAccountNo === null || ifscCode === null
    ? []
    : keys.map(({ secret }) =>
        createHmac('sha256', secret).update(`payee ${ifscCode} ${bankAccountNo}`).digest('base64url'),
      );

/** The digests of a PAN, one of each key: equal for one person, and different from the digest that is stored with the PAN. */
export const taxpayerDigests = ({ panCardNo }: ClearNumbers, keys: readonly DigestKey[]): string[] =>
  panCardNo === null
    ? []
    : keys.map(({ secret }) => createHmac('sha256', secret).update(`tax ${panCardNo}`).digest('base64url'));

/**
 * What of the numbers stands for one person. Of a bank account the digits without leading zeros, which many banks fill up with, and
 * the bank, the first four letters of the IFSC: account numbers are unique within a bank, and are paid to whichever branch is named.
 */
function identifying({ adharNo, panCardNo, bankAccountNo, ifscCode }: ClearNumbers, name: DigestedName): string | null {
  switch (name) {
    case 'adharNo':
      return adharNo;
    case 'panCardNo':
      return panCardNo;
    case 'bankAccountNo':
      return bankAccountNo && ifscCode && `${ifscCode.slice(0, 4)} ${bankAccountNo.replace(/^0+/, '')}`;
  }
}
