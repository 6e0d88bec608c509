import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import type { Session } from '@deepam/api-client';
import { uploadIdProof } from '@deepam/contracts';
import type { Product } from '@deepam/testing';
import { request } from 'undici';
import { atMost, type Goal } from '../figures/goal.js';
import { single } from '../figures/numbers.js';
import type { SentFile } from './files.js';
import { formOf } from './send-form.js';

const uploads = 16;
const pieceBytes = 65_536;
/** Milliseconds between two pieces of an upload, so that all of them are under way together for some seconds. */
const pieceMs = 40;
const lookMs = 100;
const mebibyte = 1_048_576;

interface Look {
  readonly external: number;
  readonly resident: number;
}

export async function memoryGoals(product: Product, people: readonly Session[], file: SentFile): Promise<Goal[]> {
  const origins = { identity: product.origin('identity'), gateway: product.url } as const;
  const names = Object.keys(origins) as (keyof typeof origins)[];
  const readMemory = () => Promise.all(names.map((name) => lookAt(product, name)));
  const before = await readMemory();
  const peaks = before.map((one) => ({ ...one }));
  let isOver = false;
  const watch = (async () => {
    while (!isOver) {
      for (const [at, { external, resident }] of (await readMemory()).entries()) {
        peaks[at] = {
          external: Math.max(peaks[at]!.external, external),
          resident: Math.max(peaks[at]!.resident, resident),
        };
      }
      await setTimeout(lookMs);
    }
  })();
  const send = (_: unknown, number: number) => sendSlowly(product.url, people[number % people.length]!, file);
  await Promise.all(Array.from({ length: uploads }, send)).finally(() => (isOver = true));
  await watch;
  return names.map((name, at) => ({
    what: `memory of ${uploads} uploads of 5 MB in flight, buffers of ${name}`,
    unit: 'MiB',
    bound: atMost(16),
    seen: single((peaks[at]!.external - before[at]!.external) / mebibyte),
    detail: `resident grew by ${((peaks[at]!.resident - before[at]!.resident) / mebibyte).toFixed(1)} MiB`,
  }));
}

async function lookAt({ system }: Product, name: 'identity' | 'gateway'): Promise<Look> {
  const { statusCode, body } = await request(`http://127.0.0.1:${system.ports[name]}/metrics`);
  const text = await body.text();
  const external = Number(/^nodejs_external_memory_bytes\S* (\S+)/m.exec(text)?.[1]);
  if (statusCode !== 200 || Number.isNaN(external)) throw new Error(`${name} does not tell its memory: ${statusCode}`);
  const pid = system.services.find((service) => service.name === name)!.pid;
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return { external, resident: Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) * 1_024 };
}

async function sendSlowly(origin: string, { token }: Session, file: SentFile): Promise<void> {
  const { body: whole, type } = formOf(file);
  const pieces = async function* () {
    for (let at = 0; at < whole.length; at += pieceBytes) {
      yield whole.subarray(at, at + pieceBytes);
      await setTimeout(pieceMs);
    }
  };
  const { statusCode, body } = await request(`${origin}/api${uploadIdProof.path}`, {
    method: uploadIdProof.method,
    headers: { authorization: `Bearer ${token}`, 'content-type': type, 'content-length': String(whole.length) },
    body: Readable.from(pieces()),
  });
  await body.dump();
  // Surplus uploads may be rejected; only the memory is measured.
  if (statusCode >= 400 && statusCode !== 503) throw new Error(`An upload was answered with ${statusCode}.`);
}
