import { uploadIdProof } from '@deepam/contracts';
import { FormData, request } from 'undici';
import type { SentFile } from './files.js';

/** Sends a proof of identity as a browser does. @throws Error when it is refused */
export async function sendFile(origin: string, token: string, { bytes, type }: SentFile): Promise<void> {
  const form = new FormData();
  form.append('idProof', new Blob([new Uint8Array(bytes)], { type }), 'id-proof');
  const { statusCode, body } = await request(`${origin}/api${uploadIdProof.path}`, {
    method: uploadIdProof.method,
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const answer = await body.text();
  if (statusCode >= 400) throw new Error(`The upload was answered with ${statusCode}: ${answer}`);
}
