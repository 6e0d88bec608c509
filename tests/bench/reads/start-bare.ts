import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Product } from '@deepam/testing';

const program = fileURLToPath(new URL('./bare-server.ts', import.meta.url));
const loader = new URL('../../../libs/testing/typescript/register.mjs', import.meta.url).href;

/** Fastify and the driver alone, on the accounts of the product. */
export async function startBare({ system, database }: Product): Promise<{ origin: string; pid: number; stop(): void }> {
  const args = ['--import', loader, program, system.infrastructure.mongo.url, database('identity').databaseName];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { origin: line.toString().trim(), pid: child.pid!, stop: () => void child.kill('SIGTERM') };
}
