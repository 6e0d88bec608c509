import { z } from 'zod';
import { deviceWords } from '../../sessions/domain/device-words.js';

const clientData = z.object({ challenge: z.string().max(100), crossOrigin: z.boolean().optional() });

/**
 * The challenge and the signature are checked later.
 * @param encoded `clientDataJSON`, in base64url
 * @returns null for invalid text, or an answer from a frame of another site
 */
export function answeredChallenge(encoded: string): string | null {
  try {
    const { challenge, crossOrigin } = clientData.parse(JSON.parse(Buffer.from(encoded, 'base64url').toString()));
    return crossOrigin === true ? null : challenge;
  } catch {
    return null;
  }
}

const transports: readonly string[] = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

export const knownTransports = (said: readonly string[] = []): string[] =>
  transports.filter((transport) => said.includes(transport));

export function givenName(typed: string | undefined, userAgent: string | undefined): string {
  if (typed) return typed;
  const { browser, system } = deviceWords(userAgent);
  return [browser, system].filter((word) => word !== null).join(', ') || 'Passkey';
}
