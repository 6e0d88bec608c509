import { type Reporter, infrastructureEnvironment, startInfrastructure } from '@deepam/local-servers';
import { startProduct, type Product } from '@deepam/testing';
import { SeededRandom } from '../../world/seeded-random.js';
import type { GoalOptions } from '../goal-options.js';
import { plantLarge, type Large } from '../planted/plant-large.js';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A single busy client would reach these limits. */
export const withoutLimits = { RATE_LIMIT_PER_MINUTE: '100000000', SIGN_IN_LIMIT_PER_MINUTE: '100000000' };

export class Bench {
  readonly random = new SeededRandom(this.options.seed);
  private started: Promise<Product> | undefined;
  private planted: Promise<Large> | undefined;
  private alone: Promise<() => Promise<void>> | undefined;

  constructor(
    readonly options: GoalOptions,
    readonly reporter: Reporter,
  ) {}

  product(): Promise<Product> {
    return (this.started ??= this.fresh());
  }

  large(): Promise<Large> {
    return (this.planted ??= this.product().then((product) => plantLarge(product, this.options, this.reporter)));
  }

  fresh(settings: NodeJS.ProcessEnv = {}): Promise<Product> {
    const { reporter } = this;
    return startProduct({ servers: 'own', settings: { ...withoutLimits, ...settings }, reporter });
  }

  async servers(): Promise<void> {
    await (this.alone ??= startServers(this.reporter));
  }

  note(line: string): void {
    this.reporter.info(line);
  }

  async mongodb(): Promise<string | null> {
    const product = await this.started?.catch(() => undefined);
    const info = await product?.database('network').admin().serverInfo();
    return (info?.['version'] as string | undefined) ?? null;
  }

  async close(): Promise<void> {
    await (await this.started?.catch(() => undefined))?.close();
    await (
      await this.alone?.catch(() => undefined)
    )?.();
  }
}

/** Database, broker and object store without a product. @returns what ends them */
export async function startServers(reporter: Reporter): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'deepam-goals-'));
  const env = { ...process.env, MONGO_URL: undefined, AMQP_URL: undefined, S3_ENDPOINT: undefined };
  const servers = await startInfrastructure({ dataDir, env, privateRabbit: true, log: reporter.info });
  Object.assign(process.env, infrastructureEnvironment(servers));
  return async () => {
    await servers.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
