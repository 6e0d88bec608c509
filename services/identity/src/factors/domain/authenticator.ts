import { plainNumber } from '@deepam/contracts';
import { generateSecret, generateURI, verify } from 'otplib';

/**
 * An app shows a code for this many seconds. The codes of the step before and after are valid, too, as clocks differ.
 */
const STEP = 30;

const issuer = 'Deepam';
const sixDigits = /^\d{6}$/;

export const newSecret = (): string => generateSecret({ length: 20 });

/** @param account the name that the app shows next to its codes */
export const secretUri = (secret: string, account: string): string => generateURI({ issuer, label: account, secret });

export function appCode(typed: string): string | null {
  const code = plainNumber(typed);
  return sixDigits.test(code) ? code : null;
}

/**
 * Steps are half minutes since 1970.
 * @returns null if the code belongs to none of the present three steps
 */
export async function stepOf(secret: string, code: string, now: Date): Promise<number | null> {
  const epoch = Math.floor(now.getTime() / 1000);
  const result = await verify({ secret, token: code, epoch, epochTolerance: STEP, period: STEP });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}
