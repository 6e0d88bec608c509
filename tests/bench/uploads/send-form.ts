import { uploadIdProof } from '@deepam/contracts';
import { Agent, request } from 'undici';
import type { SentFile } from './files.js';
import { multipart } from './multipart.js';

/** The agent of this undici: the global one may be Node's. */
const connections = new Agent();

export interface Form {
  readonly body: Buffer;
  readonly type: string;
}

/** The form is prepared in advance, because this costs the servers nothing. */
export function formOf({ bytes, type }: SentFile): Form {
  const { head, tail, type: formType } = multipart('idProof', type);
  return { body: Buffer.concat([head, bytes, tail]), type: formType };
}

export async function sendForm(origin: string, token: string, { body, type }: Form): Promise<void> {
  const answer = await request(`${origin}/api${uploadIdProof.path}`, {
    method: uploadIdProof.method,
    headers: { authorization: `Bearer ${token}`, 'content-type': type, 'content-length': String(body.length) },
    body,
    dispatcher: connections,
  });
  const text = await answer.body.text();
  if (answer.statusCode >= 400) throw new Error(`The upload was answered with ${answer.statusCode}: ${text}`);
}
