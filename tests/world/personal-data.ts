import { randomInt } from 'node:crypto';
import { isAadhaar, updateProfile, type ContactSeenBy } from '@deepam/contracts';
import type { Session } from '@deepam/api-client';
import type { Product } from '@deepam/testing';

/** Every value is unique, so that any answer can be searched for it. */
export interface PersonalData {
  readonly email: string;
  readonly address: string;
  readonly adharNo: string;
  readonly panCardNo: string;
  readonly bankAccountNo: string;
  readonly ifscCode: string;
  readonly utr: string;
}

let people = randomInt(1_000);

/** @param contactSeenBy the person's choice; the default without it */
export async function givePersonalData(
  { api }: Product,
  { token }: Session,
  contactSeenBy?: ContactSeenBy,
): Promise<PersonalData> {
  // The serial is near the end of each number, so that masked numbers differ, too.
  const serial = String(++people % 1_000).padStart(3, '0');
  const data = {
    email: `${letters(12).toLowerCase()}@example.in`,
    address: `${letters(1)}-${digits(9)} Temple Road, Satara, Maharashtra 415001`,
    adharNo: aadhaar(serial),
    panCardNo: `${letters(3)}P${letters(1)}${digits(1)}${serial}${letters(1)}`,
    bankAccountNo: `${digits(12)}${serial}`,
    ifscCode: `${letters(4)}0${digits(6)}`,
  };
  await api.call(updateProfile, { token, body: { ...data, contactSeenBy } });
  return { ...data, utr: digits(12) };
}

function aadhaar(serial: string): string {
  const begin = `2${digits(7)}${serial}`;
  return Array.from({ length: 10 }, (_, check) => `${begin}${check}`).find(isAadhaar)!;
}

const digits = (count: number): string =>
  Array.from({ length: count }, (_, place) => randomInt(place === 0 ? 1 : 0, 10)).join('');

const letters = (count: number): string =>
  Array.from({ length: count }, () => String.fromCharCode('A'.charCodeAt(0) + randomInt(26))).join('');
