import { randomInt } from 'node:crypto';
import { isAadhaar, updateProfile, type ContactSeenBy } from '@deepam/contracts';
import type { Session } from '@deepam/api-client';
import type { Product } from '@deepam/testing';

/** What a person tells of themselves, different for everybody, so that it can be told in any answer. */
export interface PersonalData {
  readonly email: string;
  readonly address: string;
  readonly adharNo: string;
  readonly panCardNo: string;
  readonly bankAccountNo: string;
  readonly ifscCode: string;
  /** Of a payment to the company; handed in by those who pay. */
  readonly utr: string;
}

let people = randomInt(1_000);

/** @param contactSeenBy what the person has chosen; left out, nothing */
export async function givePersonalData(
  { api }: Product,
  { token }: Session,
  contactSeenBy?: ContactSeenBy,
): Promise<PersonalData> {
  // Stands near the end of each number: what a mask leaves to be seen is different for everybody, too.
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

/** The first is no zero. */
const digits = (count: number): string =>
  Array.from({ length: count }, (_, place) => randomInt(place === 0 ? 1 : 0, 10)).join('');

const letters = (count: number): string =>
  Array.from({ length: count }, () => String.fromCharCode('A'.charCodeAt(0) + randomInt(26))).join('');
