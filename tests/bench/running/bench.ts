import type { Reporter } from '@deepam/local-servers';
import { startProduct, type Product } from '@deepam/testing';
import { SeededRandom } from '../../world/seeded-random.js';
import type { GoalOptions } from '../goal-options.js';
import { newcomers, type Newcomer } from './people.js';

/** A single busy client would reach them. */
export const withoutLimits = { RATE_LIMIT_PER_MINUTE: '100000000', SIGN_IN_LIMIT_PER_MINUTE: '100000000' };

/** What measurements share: how they are to be done, and a running product, which is started when the first one wants it. */
export class Bench {
  /** Of the order of rounds. */
  readonly random = new SeededRandom(this.options.seed);
  private started: Promise<Product> | undefined;
  private reading: Promise<readonly Newcomer[]> | undefined;

  constructor(
    readonly options: GoalOptions,
    readonly reporter: Reporter,
  ) {}

  /** With servers of its own, a head, and whoever earlier measurements let join. */
  product(): Promise<Product> {
    return (this.started ??= startProduct({ servers: 'own', settings: withoutLimits, reporter: this.reporter }));
  }

  /** 200 people who are logged in. */
  readers(): Promise<readonly Newcomer[]> {
    return (this.reading ??= this.product().then((product) => {
      this.note('letting 200 people join');
      return newcomers(product, 200);
    }));
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
  }
}
