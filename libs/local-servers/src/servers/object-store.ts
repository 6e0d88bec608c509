import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startChild } from '../processes/child.js';
import { answers, portOrFree } from '../processes/ports.js';
import { untilReady } from '../processes/until-ready.js';
import { ownServer, type Running } from './own-server.js';
import type { Server, ServerOptions } from './server.js';

export interface ObjectStoreServer extends Server {
  readonly region: string;
  readonly bucket: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

/** The one pair of keys that s3rver accepts. */
const embeddedKey = 'S3RVER';
const script = fileURLToPath(new URL('../../object-store.cjs', import.meta.url));

/** Starts an S3 server for local use: on loopback only, since it lets anyone read. */
export async function startObjectStore(options: ServerOptions & { bucket?: string }): Promise<ObjectStoreServer> {
  const { dataDir, bucket = 'deepam' } = options;
  const port = await portOrFree(options.port ?? 0);
  const server = await ownServer(`http://127.0.0.1:${port}`, () => launch(dataDir, port, bucket));
  return Object.assign(server, { region: 'us-east-1', bucket, accessKey: embeddedKey, secretKey: embeddedKey });
}

async function launch(dataDir: string, port: number, bucket: string): Promise<Running> {
  const files = join(dataDir, 'files');
  mkdirSync(files, { recursive: true });
  const child = await startChild({
    name: 'Object storage',
    command: process.execPath,
    args: [script, String(port), files, bucket],
    logFile: join(dataDir, 's3rver.log'),
  });
  await untilReady(child, () => answers(port));
  return child;
}
