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
import { uniquePrefix } from '../service/unique-prefix.js';
import { ProductProcesses } from './product-processes.js';
import { World } from './world.js';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
/** For the driver among the packages of a build. */
const wireShim = (build: string): string => `--require ${join(build, 'libs/testing/embedded-mongo-wire.cjs')}`;

export interface ProductOptions {
  /** Of the product, such as limits that a test would reach by itself. */
  readonly settings?: NodeJS.ProcessEnv;
  /** `shared`, the default: those that the environment names. `own`: new ones, which may be killed as well. */
  readonly servers?: 'shared' | 'own';
  /** Fills databases and data folder before anything starts. */
  readonly prepare?: (prefix: string, dataDir: string) => Promise<void>;
  /** A module that is loaded into every process before the product. */
  readonly preload?: string;
  readonly reporter?: Reporter;
  /** Milliseconds before a killed process or server starts again. */
  readonly restartPauses?: readonly number[];
  /** Processes of each service, behind one address; 1 by default. */
  readonly replicas?: number;
  /** Another one than this, such as an older release's, with its root. */
  readonly build?: { readonly root: string; readonly program: System['program'] };
}

/** The running product, its head and nobody else yet. */
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

/** The product with a head and nobody else. The processes run from `dist`: npm test builds before. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const processes = await startProcesses(options);
  const mobile = freshMobile();
  const env = environment(processes.prefix, options);
  const { exists, output } = await ensureHead(root, processes.system, { mobile, password }, env);
  if (!exists) throw new Error(output.join('\n'));
  const api = new StorefrontClient(processes.url, password);
  return new Product(processes, api, await api.logIn(mobile));
}

/** The same without a head, for data that has one. */
export async function startProcesses(options: ProductOptions = {}): Promise<ProductProcesses> {
  const { servers = 'shared', preload, prepare, reporter = silentReporter, restartPauses, replicas, build } = options;
  const prefix = uniquePrefix();
  const dataDir = await mkdtemp(join(tmpdir(), 'deepam-product-'));
  const env = environment(prefix, options);
  await prepare?.(prefix, dataDir);
  const isShared = servers === 'shared';
  const system = await startSystem({
    ...{ root, dataDir, port: 0, reporter, restartPauses, replicas, program: build?.program, privateRabbit: !isShared },
    env: preload === undefined ? env : { ...env, NODE_OPTIONS: `${env.NODE_OPTIONS} --require ${preload}` },
  });
  const client = await mongoClient(system.infrastructure.mongo.url);
  return new ProductProcesses({ system, prefix, env, dataDir, isShared, client });
}

const withoutServers = { MONGO_URL: undefined, AMQP_URL: undefined, S3_ENDPOINT: undefined };

const environment = (prefix: string, { settings, servers, build }: ProductOptions): NodeJS.ProcessEnv => ({
  ...process.env,
  ...(servers === 'own' ? withoutServers : {}),
  // The servers of a test run may be embedded ones; to others the shim makes no difference.
  NODE_OPTIONS: [root, ...(build ? [build.root] : [])].map(wireShim).join(' '),
  MONGO_DB_PREFIX: prefix,
  AMQP_PREFIX: prefix,
  LOG_LEVEL: 'warn',
  // Where the browsers of the tests say they are: nowhere, so that no vendor hears of them.
  PUSH_HOSTS: 'push.example.com',
  ...settings,
});
