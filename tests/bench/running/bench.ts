import type { Reporter } from '@deepam/local-servers';
import { startProduct, type Product } from '@deepam/testing';
import { SeededRandom } from '../../world/seeded-random.js';
import type { GoalOptions } from '../goal-options.js';
import { startServers } from './servers.js';
import { plantLarge, type Large } from '../planted/plant-large.js';

/** A single busy client would reach them. */
export const withoutLimits = { RATE_LIMIT_PER_MINUTE: '100000000', SIGN_IN_LIMIT_PER_MINUTE: '100000000' };

/** What measurements share: how they are to be done, and a running product, which is started when the first one wants it. */
export class Bench {
  /** Of the order of rounds. */
  readonly random = new SeededRandom(this.options.seed);
  private started: Promise<Product> | undefined;
  private planted: Promise<Large> | undefined;
  private alone: Promise<() => Promise<void>> | undefined;

  constructor(
    readonly options: GoalOptions,
    readonly reporter: Reporter,
  ) {}

  /** With servers of its own, a head, and whoever earlier measurements let join. */
  product(): Promise<Product> {
    return (this.started ??= this.fresh());
  }

  /** The same product with many members and two years of postings, and 200 of the members logged in. */
  large(): Promise<Large> {
    return (this.planted ??= this.product().then((product) => plantLarge(product, this.options, this.reporter)));
  }

  /** Another product, for what needs settings or a database of its own; whoever asks ends it. */
  fresh(settings: NodeJS.ProcessEnv = {}): Promise<Product> {
    const { reporter } = this;
    return startProduct({ servers: 'own', settings: { ...withoutLimits, ...settings }, reporter });
  }

  /** Servers for single services, which find them by the environment of this process. */
  async servers(): Promise<void> {
    await (this.alone ??= startServers(this.reporter));
  }

  note(line: string): void {
    this.reporter.note(line);
  }

  /** Such as `8.2.6`; null when nothing was started. */
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
