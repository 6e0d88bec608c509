import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Session } from '@deepam/api-client';
import { uploadIdProof } from '@deepam/contracts';
import type { Product } from '@deepam/testing';
import { atMost, type Goal } from '../figures/goal.js';
import { quantileFigure } from '../figures/numbers.js';
import { largest, scan } from './files.js';
import { multipart } from './multipart.js';

const tries = 5;
const pieceBytes = 8_192;
const pieceMs = 10;

export async function oversizeGoal({ url }: Product, { token }: Session): Promise<Goal> {
  const taken: number[] = [];
  while (taken.length < tries) taken.push(await takenBeyond(url, token));
  return {
    what: 'what is taken of an oversize upload beyond the limit',
    unit: 'KiB',
    bound: atMost(64),
    seen: quantileFigure(
      taken.map((bytes) => bytes / 1_024),
      0.99,
    ),
    detail: `sent in pieces of ${pieceBytes / 1_024} KiB, ${pieceMs} ms apart, until the answer comes; the worst of ${tries}`,
  };
}

/** @returns bytes of the file that were sent beyond the limit when the answer came */
async function takenBeyond(origin: string, token: string): Promise<number> {
  const { head, type } = multipart('idProof', 'application/pdf');
  const sending = request(`${origin}/api${uploadIdProof.path}`, {
    method: uploadIdProof.method,
    headers: { authorization: `Bearer ${token}`, 'content-type': type, 'transfer-encoding': 'chunked' },
  });
  let isAnswered = false;
  sending.on('error', () => (isAnswered = true));
  sending.on('response', (answer) => {
    isAnswered = true;
    answer.resume();
  });
  const near = largest - 4 * pieceBytes;
  sending.write(head);
  if (!sending.write(scan().bytes.subarray(0, near))) await once(sending, 'drain');
  // Buffers in transit are drained before more is sent.
  await setTimeout(500);
  let sent = near;
  while (!isAnswered && sent < 2 * largest) {
    sending.write(Buffer.alloc(pieceBytes, 0x20));
    sent += pieceBytes;
    await setTimeout(pieceMs);
  }
  sending.destroy();
  return sent - largest;
}
