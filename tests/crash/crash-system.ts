import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ServiceName } from '@deepam/contracts';
import { quickHashes, type System } from '@deepam/local-servers';
import { startProduct, type Product, type ProductOptions } from '@deepam/testing';
import { buyGold, join as joinNetwork, type Person } from './life.js';
import { PatientClient } from './patient-client.js';

const crashPoints = fileURLToPath(new URL('crash-points.cjs', import.meta.url));

export interface CrashSystem {
  readonly system: System;
  readonly prefix: string;
  readonly client: PatientClient;
  readonly head: Person;
  readonly uplines: readonly [Person, Person];
  readonly crashFolder: string;
  readonly readyUrls: ReadonlyMap<ServiceName, string>;
  readonly database: Product['database'];
  failInEachLife(): Promise<void>;
  audit(): Promise<string>;
  close(): Promise<void>;
}

export interface CrashOptions extends Required<Pick<ProductOptions, 'settings' | 'restartPauses' | 'preload'>> {
  readonly crashFolder: string;
}

export async function crashOptions(): Promise<CrashOptions> {
  const crashFolder = await mkdtemp(join(tmpdir(), 'deepam-crash-'));
  await mkdir(join(crashFolder, 'readable'), { recursive: true });
  return { settings: { CRASH_POINTS: crashFolder }, restartPauses: [100], preload: crashPoints, crashFolder };
}

export async function startCrashSystem(): Promise<CrashSystem> {
  const { crashFolder, settings, ...options } = await crashOptions();
  const product = await startProduct({
    ...options,
    servers: 'own',
    settings: {
      ...quickHashes,
      RATE_LIMIT_PER_MINUTE: '1000000',
      SIGN_IN_LIMIT_PER_MINUTE: '1000000',
      // The head logs in once, however long it takes.
      STEP_UP_HEAD_SECONDS: '86400',
      // The watchdog (ADR 23) must act before a stopped server resumes.
      STUCK_LIMIT_MS: '8000',
      ...settings,
    },
  });
  // Milliseconds for which a killed process's transaction keeps its locks; ten seconds in the product.
  const admin = product.database('identity').client.db('admin');
  await admin.command({ setParameter: 1, transactionLifetimeLimitSeconds: 3 });
  return crashSystem(product, crashFolder);
}

export async function crashSystem(product: Product, crashFolder: string): Promise<CrashSystem> {
  const { system, prefix, database, audit } = product;
  const client = new PatientClient(system.url);
  const head = { ...product.head, name: 'Head' };
  const goldBelow = async (sponsor: Person) => {
    const member = await joinNetwork(client, sponsor, head);
    await buyGold(client, member, head);
    return member;
  };
  const far = await goldBelow(head);
  const near = await goldBelow(far);
  return {
    system,
    prefix,
    client,
    head,
    crashFolder,
    database,
    audit,
    uplines: [near, far],
    readyUrls: new Map(system.services.map(({ name }) => [name, `${product.origin(name)}/api/health/ready`])),
    failInEachLife: () => writeFile(join(crashFolder, 'failing'), ''),
    async close() {
      await product.close();
      await rm(crashFolder, {
        recursive: true,
        force: true,
      });
    },
  };
}
