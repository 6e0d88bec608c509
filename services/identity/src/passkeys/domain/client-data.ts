import { z } from 'zod';

const clientData = z.object({ challenge: z.string().max(100), crossOrigin: z.boolean().optional() });

/**
 * The challenge that a browser says it has answered; whether it is one of ours, and whether it was signed, is judged later.
 * @param encoded `clientDataJSON`, in base64url
 * @returns null for what is no such text, or was answered in a frame of another site
 */
export function answeredChallenge(encoded: string): string | null {
  try {
    const { challenge, crossOrigin } = clientData.parse(JSON.parse(Buffer.from(encoded, 'base64url').toString()));
    return crossOrigin === true ? null : challenge;
  } catch {
    return null;
  }
}
