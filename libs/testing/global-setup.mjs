import { execFileSync } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { useMemoryFolder } from './memory-folder.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Integration tests run on real servers: those of MONGO_URL, AMQP_URL and S3_ENDPOINT, else containers with
 * TEST_INFRA=containers, else embedded ones on free ports with data that is thrown away afterwards.
 */
export default async function setup() {
  useMemoryFolder();
  // Tests of the launcher start it as a program; other code is compiled on the fly.
  execFileSync(process.execPath, ['node_modules/typescript-native/bin/tsc', '-b', 'deploy/local', 'tests'], {
    cwd: root,
    stdio: 'inherit',
  });
  const { startTestInfrastructure } = await import('../local-servers/dist/index.js');
  const dataDir = await mkdtemp(join(tmpdir(), 'deepam-test-'));
  const { environment, stop } = await startTestInfrastructure({ dataDir, env: process.env });
  Object.assign(process.env, environment);
  globalThis.deepamTestInfrastructure = { dataDir, stop };
}
