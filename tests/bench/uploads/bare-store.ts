import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { maxImagePixels } from '@deepam/contracts';
import type { ObjectStoreServer } from '@deepam/local-servers';
import { Client } from 'minio';
import { request } from 'undici';
import { cleanImage } from '../../../libs/platform/src/uploads/cleaning/clean-image.js';
import type { SentFile } from './files.js';

const linkSeconds = 300;

export class BareStore {
  private readonly client: Client;
  private readonly bucket: string;
  private readonly folder = mkdtempSync(join(tmpdir(), 'deepam-goals-'));

  constructor({ url, bucket, accessKey, secretKey, region }: ObjectStoreServer) {
    const { hostname, port } = new URL(url);
    this.bucket = bucket;
    this.client = new Client({
      endPoint: hostname,
      port: Number(port),
      useSSL: false,
      accessKey,
      secretKey,
      region,
      pathStyle: true,
    });
  }

  async put({ bytes, type }: SentFile, through?: string): Promise<void> {
    const key = `goals/${randomBytes(16).toString('hex')}`;
    const link = await this.client.presignedPutObject(this.bucket, key, linkSeconds);
    const { host, pathname, search } = new URL(link);
    const headers = { host, 'content-type': type, 'content-length': String(bytes.length) };
    const target = through === undefined ? link : `${through}${pathname}${search}`;
    const { statusCode, body } = await request(target, { method: 'PUT', headers, body: bytes });
    await body.dump();
    if (statusCode !== 200) throw new Error(`The store answered ${statusCode}.`);
  }

  async putCleaned({ bytes, type }: SentFile): Promise<void> {
    const path = join(this.folder, randomBytes(8).toString('hex'));
    const target = `${path}.clean`;
    await writeFile(path, bytes);
    await cleanImage({ path, contentType: type, target, maxPixels: maxImagePixels });
    await this.put({ bytes: await readFile(target), type });
    await Promise.all([rm(path), rm(target)]);
  }

  close(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
