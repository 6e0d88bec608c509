import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { infrastructureEnvironment, startInfrastructure, type Reporter } from '@deepam/local-servers';

/** Database, broker and object store without a product. @returns what ends them */
export async function startServers(reporter: Reporter): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'deepam-goals-'));
  const env = { ...process.env, MONGO_URL: undefined, AMQP_URL: undefined, S3_ENDPOINT: undefined };
  const servers = await startInfrastructure({ dataDir, env, privateRabbit: true, log: reporter.note });
  Object.assign(process.env, infrastructureEnvironment(servers));
  return async () => {
    await servers.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
