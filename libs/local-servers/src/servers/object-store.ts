import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startChild } from '../processes/child.js';
import { answers, portOrFree } from '../processes/ports.js';
import { untilReady } from '../processes/until-ready.js';
import { ownServer, type Running } from './own-server.js';
import type { Server, ServerOptions } from './server.js';
import { serverLogin } from './server-login.js';

export interface ObjectStoreServer extends Server {
  readonly region: string;
  readonly bucket: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

const script = fileURLToPath(new URL('../../object-store.cjs', import.meta.url));

/**
 * Starts an S3 server for local use, on loopback. It answers only requests with its generated access key; s3rver does
 * not compute signatures of version 4, so the access key is the secret.
 */
export async function startObjectStore(options: ServerOptions & { bucket?: string }): Promise<ObjectStoreServer> {
  const { dataDir, bucket = 'deepam' } = options;
  const port = await portOrFree(options.port ?? 0);
  const { password } = serverLogin(dataDir);
  const keys = { accessKey: password.slice(0, 24), secretKey: password.slice(24) };
  const server = await ownServer(`http://127.0.0.1:${port}`, () => launch(dataDir, port, bucket, keys));
  return Object.assign(server, { region: 'us-east-1', bucket, ...keys });
}

async function launch(
  dataDir: string,
  port: number,
  bucket: string,
  { accessKey, secretKey }: Pick<ObjectStoreServer, 'accessKey' | 'secretKey'>,
): Promise<Running> {
  const files = join(dataDir, 'files');
  mkdirSync(files, { recursive: true });
  const child = await startChild({
    name: 'Object storage',
    command: process.execPath,
    args: [script, String(port), files, bucket],
    // The keys are not among the arguments, which every user of the machine can list.
    env: { ...process.env, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey },
    logFile: join(dataDir, 's3rver.log'),
  });
  await untilReady(child, () => answers(port));
  return child;
}
