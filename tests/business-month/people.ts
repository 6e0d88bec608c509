import { password } from '@deepam/testing';
import { login, membership, register, type PlanName } from '@deepam/contracts';
import type { PatientClient } from '../crash/patient-client.js';

export interface Member {
  readonly memberId: string;
  readonly token: string;
  readonly name: string;
  readonly referralCode: string;
  readonly sponsor: Member | null;
  plan: PlanName | null;
  details: Details | null;
}

export interface Details {
  readonly hasBank: boolean;
  readonly pan: string | null;
}

export interface Newcomer {
  readonly name: string;
  readonly mobile: string;
  readonly sponsor: Member | null;
}

export async function enter(
  client: PatientClient,
  { name, mobile, sponsor }: Newcomer,
  headCode: string,
): Promise<void> {
  const referralCode = sponsor?.referralCode ?? headCode;
  await client.call(register, { body: { name, mobile, password, referralCode } });
}

export async function logIn(client: PatientClient, { name, mobile, sponsor }: Newcomer): Promise<Member> {
  const { token } = (await client.call(login, { body: { mobile, password } }))!;
  const own = await client.until(membership, { token }, (answer) => answer);
  const { _id: memberId, referralCode: ownCode } = own;
  return { memberId, token, name, referralCode: ownCode, sponsor, plan: null, details: null };
}
