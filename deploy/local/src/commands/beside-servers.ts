import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  infrastructureEnvironment,
  localSecrets,
  runNode,
  startInfrastructure,
  variablesOf,
} from '@deepam/local-servers';

export interface Place {
  readonly root: string;
  readonly dataDir: string;
  readonly env: NodeJS.ProcessEnv;
  readonly program: (command: string) => string;
}

export async function besideServers(
  { root, dataDir, env, program }: Place,
  args: readonly string[],
  log: (line: string) => void,
): Promise<number> {
  const secrets = await localSecrets(join(dataDir, 'secrets.json'), existsSync(join(dataDir, 'mongo')));
  const infrastructure = await startInfrastructure({ dataDir, env, log });
  try {
    const settings = { ...variablesOf(secrets), ...env, ...infrastructureEnvironment(infrastructure) };
    const shim = join(root, 'libs/testing/embedded-mongo-wire.cjs');
    const nodeArgs = infrastructure.mongo.needsWireShim ? ['--require', shim] : [];
    return await runNode([...nodeArgs, program('restore'), ...args], { cwd: root, env: settings });
  } finally {
    await infrastructure.stop();
  }
}
