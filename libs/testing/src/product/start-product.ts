import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StorefrontClient, type Session } from '@deepam/api-client';
import {
  ensureHead,
  mongoClient,
  silentReporter,
  startSystem,
  type Reporter,
  type System,
} from '@deepam/local-servers';
import { freshMobile, password } from '../fixtures/people.js';
import { uniquePrefix } from '../service/start-test-service.js';
import { ProductProcesses } from './product-processes.js';
import { World } from './world.js';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
/** The driver of a build needs the shim of that build. */
const wireShim = (build: string): string => `--require ${join(build, 'libs/testing/embedded-mongo-wire.cjs')}`;

export interface ProductOptions {
  readonly settings?: NodeJS.ProcessEnv;
  /** `shared`, the default: the servers of the environment. `own`: new ones, which tests may kill. */
  readonly servers?: 'shared' | 'own';
  readonly prepare?: (prefix: string, dataDir: string) => Promise<void>;
  readonly preload?: string;
  readonly reporter?: Reporter;
  /** Milliseconds before a killed process or server starts again. */
  readonly restartPauses?: readonly number[];
  readonly replicas?: number;
  readonly build?: { readonly root: string; readonly program: System['program'] };
}

export class Product extends World {
  readonly system = this.processes.system;
  readonly prefix = this.processes.prefix;
  readonly url = this.processes.url;
  readonly origin = this.processes.origin;
  readonly database = this.processes.database;
  readonly audit = this.processes.audit;
  readonly command = this.processes.command;

  constructor(
    private readonly processes: ProductProcesses,
    api: StorefrontClient,
    head: Session,
  ) {
    super(api, head);
  }

  close(): Promise<void> {
    return this.processes.close();
  }
}

/** The product with only a head. The processes run from `dist`: npm test builds before. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const processes = await startProcesses(options);
  const mobile = freshMobile();
  const env = environment(processes.prefix, options);
  const { exists, output } = await ensureHead(root, processes.system, { mobile, password }, env);
  if (!exists) throw new Error(output.join('\n'));
  const api = new StorefrontClient(processes.url, password);
  return new Product(processes, api, await api.logIn(mobile));
}

export async function startProcesses(options: ProductOptions = {}): Promise<ProductProcesses> {
  const { servers = 'shared', preload, prepare, reporter = silentReporter, restartPauses, replicas, build } = options;
  const prefix = uniquePrefix();
  const dataDir = await mkdtemp(join(tmpdir(), 'deepam-product-'));
  const env = environment(prefix, options);
  await prepare?.(prefix, dataDir);
  const isShared = servers === 'shared';
  const system = await startSystem({
    root,
    dataDir,
    port: 0,
    reporter,
    restartPauses,
    replicas,
    program: build?.program,
    privateRabbit: !isShared,
    env:
      preload === undefined
        ? env
        : {
            ...env,
            NODE_OPTIONS: `${env.NODE_OPTIONS} --require ${preload}`,
          },
  });
  const client = await mongoClient(system.infrastructure.mongo.url);
  return new ProductProcesses({ system, prefix, env, dataDir, isShared, client });
}

const withoutServers = { MONGO_URL: undefined, AMQP_URL: undefined, S3_ENDPOINT: undefined };

const environment = (prefix: string, { settings, servers, build }: ProductOptions): NodeJS.ProcessEnv => ({
  ...process.env,
  ...(servers === 'own' ? withoutServers : {}),
  MONGO_DB_PREFIX: prefix,
  AMQP_PREFIX: prefix,
  LOG_LEVEL: 'warn',
  // The push addresses of test browsers lead nowhere, so no push vendor gets calls.
  PUSH_HOSTS: 'push.example.com',
  ...settings,
  // The test servers may be embedded ones; the shim has no effect on others.
  NODE_OPTIONS: [...[root, ...(build ? [build.root] : [])].map(wireShim), settings?.['NODE_OPTIONS'] ?? ''].join(' '),
});
