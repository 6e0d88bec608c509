import { plainNumber } from '@deepam/contracts';
import { generateSecret, generateURI, verify } from 'otplib';

/** Seconds for which an app shows one code. A code of the step before or after is taken, too: clocks differ. */
const STEP = 30;

const issuer = 'Deepam';
const sixDigits = /^\d{6}$/;

/** 160 bits in base32, the form that apps take. */
export const newSecret = (): string => generateSecret({ length: 20 });

/** @param account what the app shows beside its codes */
export const secretUri = (secret: string, account: string): string => generateURI({ issuer, label: account, secret });

/** A code of an app as it is typed, its blanks taken out; null for anything else, such as a recovery code. */
export function appCode(typed: string): string | null {
  const code = plainNumber(typed);
  return sixDigits.test(code) ? code : null;
}

/** The step, counted in half minutes since 1970, whose code it is; null when it is none of the present three. */
export async function stepOf(secret: string, code: string, now: Date): Promise<number | null> {
  const epoch = Math.floor(now.getTime() / 1000);
  const result = await verify({ secret, token: code, epoch, epochTolerance: STEP, period: STEP });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}
