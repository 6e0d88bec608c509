import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlanName } from '@deepam/contracts';
import type { Reporter } from '../console/reporter.js';
import { DemoApi, type Sponsor, type Visitor } from '../demo/demo-api.js';
import { joinNewly } from '../demo/join.js';
import { ensureHead } from '../setup/head.js';
import { startSystem, type System } from '../system/start-system.js';
import { urlOf, type serviceNames } from '../system/services.js';

const password = 'a password for measuring';

/** The whole product on servers and data of its own, without the limits that a single busy client would reach. */
export interface BenchSystem {
  readonly system: System;
  readonly api: DemoApi;
  readonly head: Visitor;
  readonly mongoUrl: string;
  /** Origin of a process. */
  origin(name: (typeof serviceNames)[number]): string;
  /** An approved member, on the plan where one is given. */
  member(sponsor: Sponsor, plan?: PlanName): Promise<Visitor>;
  close(): Promise<void>;
}

export async function startBenchSystem(root: string, env: NodeJS.ProcessEnv, reporter: Reporter): Promise<BenchSystem> {
  const dataDir = await mkdtemp(join(tmpdir(), 'deepam-goals-'));
  const system = await startSystem({
    root,
    dataDir,
    port: 0,
    env: {
      ...env,
      MONGO_URL: undefined,
      S3_ENDPOINT: undefined,
      LOG_LEVEL: 'warn',
      RATE_LIMIT_PER_MINUTE: '100000000',
      SIGN_IN_LIMIT_PER_MINUTE: '100000000',
    },
    reporter,
    privateRabbit: true,
  });
  const api = new DemoApi(system.url, password);
  let lastMobile = 9_000_000_000;
  const freshMobile = () => String(++lastMobile);
  const headMobile = freshMobile();
  await ensureHead(root, system, { mobile: headMobile, password }, env);
  const head = await api.logIn(headMobile);
  return {
    system,
    api,
    head,
    mongoUrl: system.infrastructure.mongo.url,
    origin: (name) => urlOf(portsOf(system), name),
    member(sponsor, plan) {
      const mobile = freshMobile();
      const plans = plan === undefined ? [] : [plan];
      return joinNewly(api, { key: mobile, name: 'Asha Patil', mobile, plans, standing: 'approved' }, sponsor, head);
    },
    async close() {
      await system.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const portsOf = ({ environments }: System) =>
  Object.fromEntries(
    Object.entries(environments.services).map(([name, { PORT }]) => [name, Number(PORT)]),
  ) as Parameters<typeof urlOf>[0];
