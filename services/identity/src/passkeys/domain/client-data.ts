import { z } from 'zod';

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
