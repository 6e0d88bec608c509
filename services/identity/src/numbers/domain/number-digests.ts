import { createHmac } from 'node:crypto';
import type { DataKeys } from '../../encryption/domain/data-keys.js';
import type { ClearNumbers, NumberName } from './numbers.js';

export const digestedNames = ['adharNo', 'panCardNo', 'bankAccountNo'] as const satisfies readonly NumberName[];
export type DigestedName = (typeof digestedNames)[number];

export interface Digests {
  readonly digests: readonly string[];
  readonly digestedBy: readonly string[];
}

/** The name is derived from the key, since operators may give one id to two keys. */
const nameOf = (secret: Buffer): string => createHmac('sha256', secret).update('name').digest('base64url').slice(0, 8);

export interface DigestKey {
  readonly name: string;
  readonly secret: Buffer;
}
export type DigestKeys = readonly [DigestKey, ...DigestKey[]];

export const digestKeys = ([current, ...older]: DataKeys): DigestKeys => {
  const key = ({ secret }: { secret: Buffer }) => ({ name: nameOf(secret), secret });
  return [key(current), ...older.map(key)];
};

/** Equal numbers have equal digests, however they are written. A digest is useless without the key. */
export function digestsOf(numbers: ClearNumbers, name: DigestedName, keys: readonly DigestKey[]): Digests {
  const text = identifying(numbers, name);
  const digest = (key: DigestKey) =>
    `${key.name}:${createHmac('sha256', key.secret).update(`${name} ${text}`).digest('base64url')}`;
  return { digests: text === null ? [] : keys.map(digest), digestedBy: keys.map((key) => key.name) };
}

export function newlyCompared(before: ClearNumbers, given: Partial<ClearNumbers>): DigestedName[] {
  const after = { ...before, ...given };
  return digestedNames.filter((name) => {
    const text = identifying(after, name);
    return text !== null && text !== identifying(before, name);
  });
}

export const payeeDigests = ({ bankAccountNo, ifscCode }: ClearNumbers, keys: readonly DigestKey[]): string[] =>
  bankAccountNo === null || ifscCode === null
    ? []
    : keys.map(({ secret }) =>
        createHmac('sha256', secret).update(`payee ${ifscCode} ${bankAccountNo}`).digest('base64url'),
      );

/** The digest differs from the one that is stored with the PAN. */
export const taxpayerDigests = ({ panCardNo }: ClearNumbers, keys: readonly DigestKey[]): string[] =>
  panCardNo === null
    ? []
    : keys.map(({ secret }) => createHmac('sha256', secret).update(`tax ${panCardNo}`).digest('base64url'));

/**
 * Many banks pad account numbers with zeros, so leading zeros are dropped. The bank is part of the text, as the first
 * four letters of the IFSC, since account numbers are unique within a bank and independent of the branch.
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
