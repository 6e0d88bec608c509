import { join } from 'node:path';
import { infrastructureEnvironment } from '../servers/infrastructure-environment.js';
import type { Infrastructure } from '../servers/infrastructure.js';
import type { Secrets } from './product-secrets.js';
import { serviceEnvironment } from './service-environment.js';
import type { SystemSettings } from './system-settings.js';
import { bundlePrograms } from './bundle-programs.js';
import { bundledProgram, compiledProgram } from './programs.js';
import { serviceNames, type Ports } from './services.js';
import type { SystemOptions, System } from './system.js';
import type { Environments } from './environments.js';
import { readFile } from 'node:fs/promises';

export async function programsOf({ root, isCompiledOnly = false }: SystemOptions): Promise<System['program']> {
  if (isCompiledOnly) return (part, command) => join(root, compiledProgram(part, command));
  const folder = await bundlePrograms(root);
  return (part, command) => join(folder, bundledProgram(part, command));
}

export async function environmentsOf(
  { root, env, publicUrl, demoLogins }: SystemOptions,
  infrastructure: Infrastructure,
  ports: Ports,
  secrets: Secrets,
): Promise<Environments> {
  const settings: SystemSettings = {
    env: await ownVariables(root, env),
    infrastructure: infrastructureEnvironment(infrastructure),
    ports,
    secrets,
    publicUrl: publicUrl ?? `http://localhost:${ports.gateway}`,
    webRoot: join(root, 'web/dist'),
    demoLogins,
  };
  const services = serviceNames.map((name) => [name, serviceEnvironment(name, settings)]);
  const shim = join(root, 'libs/testing/embedded-mongo-wire.cjs');
  return {
    nodeArgs: infrastructure.mongo.needsWireShim ? ['--require', shim] : [],
    services: Object.fromEntries(services) as Environments['services'],
  };
}

/** The variables of the user that a process of the product reads: the ones in .env.example. */
async function ownVariables(root: string, env: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  const text = await readFile(join(root, '.env.example'), 'utf8');
  const names = new Set([...text.matchAll(/^(?:# )?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name));
  return Object.fromEntries(Object.entries(env).filter(([name]) => names.has(name)));
}
