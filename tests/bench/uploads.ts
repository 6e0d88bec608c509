import { randomBytes } from 'node:crypto';
import { uploadIdProof } from '@deepam/contracts';
import { Client } from 'minio';
import { FormData, request } from 'undici';
import type { Product } from '@deepam/testing';
import type { Goal } from './goal.js';
import { median } from './numbers.js';
import { ratio, rounds } from './rounds.js';

const size = 5_242_880;
const atOnce = 4;
const roundCount = 7;

/** Five megabytes of PDF, of four people at a time: through gateway and service, and straight to the store. Figures in MB/s. */
export async function measureUploads(bench: Product): Promise<Goal[]> {
  const people: string[] = [];
  for (let person = 0; person < atOnce; person += 1) people.push((await bench.member(bench.head)).token);
  const { objectStore } = bench.system.infrastructure;
  const { hostname, port } = new URL(objectStore.url);
  const store = new Client({
    endPoint: hostname,
    port: Number(port),
    useSSL: false,
    accessKey: objectStore.accessKey,
    secretKey: objectStore.secretKey,
    region: objectStore.region,
  });
  const file = scan();
  const upload = async (person: number) => {
    const form = new FormData();
    form.append('idProof', new Blob([file], { type: 'application/pdf' }), 'id.pdf');
    const { statusCode, body } = await request(`${bench.url}/api${uploadIdProof.path}`, {
      method: uploadIdProof.method,
      headers: { authorization: `Bearer ${people[person]}` },
      body: form,
    });
    await body.dump();
    if (statusCode >= 400) throw new Error(`The upload was answered with ${statusCode}.`);
  };
  const put = () => store.putObject(objectStore.bucket, `goals/${randomBytes(8).toString('hex')}.pdf`, file, size);
  const { direct, product } = await rounds({ direct: () => speedOf(put), product: () => speedOf(upload) }, roundCount);
  return [
    {
      what: '5 MB upload, four at a time, MB/s beside a direct put to the store',
      goal: '>= 0.7 x',
      seen: `${ratio(product, direct).toFixed(2)} x (${median(product).toFixed(0)} beside ${median(direct).toFixed(0)} MB/s)`,
    },
  ];
}

/** A PDF of exactly that size, whose one page of noise nobody can make smaller. */
function scan(): Buffer {
  const catalogue = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n2 0 obj<</Length 5242000>>stream\n';
  const end = '\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
  const noise = randomBytes(5_242_000);
  const padding = Buffer.alloc(size - catalogue.length - noise.length - end.length, '\n');
  return Buffer.concat([Buffer.from(catalogue), noise, Buffer.from(end), padding]);
}

async function speedOf(send: (turn: number) => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await Promise.all(Array.from({ length: atOnce }, (_, turn) => send(turn)));
  return (atOnce * size) / 1_000 / (performance.now() - began);
}
