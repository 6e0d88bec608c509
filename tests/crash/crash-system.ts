import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ServiceName } from '@deepam/contracts';
import type { System } from '@deepam/local-servers';
import { startProduct, type Product } from '@deepam/testing';
import { buyGold, join as joinNetwork, type Person } from './life.js';
import { PatientClient } from './patient-client.js';

const crashPoints = fileURLToPath(new URL('crash-points.cjs', import.meta.url));

/** The product on servers of its own, which may be killed like the processes; each step of a process can be its last. */
export interface CrashSystem {
  readonly system: System;
  readonly prefix: string;
  readonly client: PatientClient;
  readonly head: Person;
  /** Nearest first: Gold members above whoever joins below the first of them. */
  readonly uplines: readonly [Person, Person];
  /** Where crash-points.cjs looks. */
  readonly crashFolder: string;
  readonly readyUrls: ReadonlyMap<ServiceName, string>;
  readonly database: Product['database'];
  /** What the supervisor reported. */
  readonly reports: readonly string[];
  failInEachLife(): Promise<void>;
  audit(): Promise<string>;
  close(): Promise<void>;
}

/** Of every process, see ADR 23; here shorter than a server stands still. */
export const stuckLimitMs = 8_000;

/** crash-points.cjs watches each step; from `failInEachLife` on it brings an event to a retry queue and one to the dead letters in each life. */
export async function startCrashSystem(): Promise<CrashSystem> {
  const crashFolder = await mkdtemp(join(tmpdir(), 'deepam-crash-'));
  await mkdir(join(crashFolder, 'readable'), { recursive: true });
  const reports: string[] = [];
  const write = (line: string) => void reports.push(line);
  const product = await startProduct({
    servers: 'own',
    settings: {
      RATE_LIMIT_PER_MINUTE: '1000000',
      SIGN_IN_LIMIT_PER_MINUTE: '1000000',
      // The head logs in once, however long it takes.
      STEP_UP_HEAD_SECONDS: '86400',
      CRASH_POINTS: crashFolder,
      STUCK_LIMIT_MS: String(stuckLimitMs),
    },
    reporter: { note: write, done: write, problem: write },
    restartPauses: [100],
    preload: crashPoints,
  });
  const { system, prefix, database, audit } = product;
  // What a killed process had open stays locked for this long; ten seconds in the product.
  const admin = database('identity').client.db('admin');
  await admin.command({ setParameter: 1, transactionLifetimeLimitSeconds: 3 });
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
    ...{ system, prefix, client, head, crashFolder, reports, database, audit },
    uplines: [near, far],
    readyUrls: new Map(system.services.map(({ name }) => [name, `${product.origin(name)}/api/health/ready`])),
    failInEachLife: () => writeFile(join(crashFolder, 'failing'), ''),
    async close() {
      await product.close();
      await rm(crashFolder, { recursive: true, force: true });
    },
  };
}
