import { uploadIdProof } from '@deepam/contracts';
import { Agent, FormData, request } from 'undici';
import type { SentFile } from './files.js';

/** Of this undici: the global one may be that of Node, which waits for ever with a form that is not its own. */
const connections = new Agent();

/** Sends a proof of identity as a browser does. @throws Error when it is refused */
export async function sendFile(origin: string, token: string, { bytes, type }: SentFile): Promise<void> {
  const form = new FormData();
  form.append('idProof', new Blob([new Uint8Array(bytes)], { type }), 'id-proof');
  const { statusCode, body } = await request(`${origin}/api${uploadIdProof.path}`, {
    method: uploadIdProof.method,
    headers: { authorization: `Bearer ${token}` },
    body: form,
    dispatcher: connections,
  });
  const answer = await body.text();
  if (statusCode >= 400) throw new Error(`The upload was answered with ${statusCode}: ${answer}`);
}
