import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { ConcurrencyLimiter } from '@deepam/platform';
import { hash as argon2id, parseOptions, verify } from '@node-rs/argon2';
import { mostPasswordMemoryKib } from '../config.js';

/** Strength of argon2id; a stored hash names its own, so changing this leaves old hashes valid. */
export interface HashStrength {
  readonly memoryKib: number;
  readonly passes: number;
  readonly lanes: number;
}

/** Who waits longer than a gateway does (30 s) waits for nobody. */
const waiting = { queue: 512, patience: 30_000 };

/** Hashes and checks passwords, a few at a time: each takes a thread of the pool that token checks and files need too. */
export class PasswordHasher {
  private readonly options: { memoryCost: number; timeCost: number; parallelism: number };
  private readonly limiter: ConcurrencyLimiter;
  /** Of a password nobody knows; checked when there is no account, so that the time tells nothing. */
  private readonly decoy: Promise<string>;

  /** @param atOnce how many may be computed at the same time */
  constructor(strength: HashStrength, atOnce: number) {
    this.options = { memoryCost: strength.memoryKib, timeCost: strength.passes, parallelism: strength.lanes };
    this.limiter = new ConcurrencyLimiter({ places: atOnce, ...waiting });
    this.decoy = this.hash(randomBytes(16).toString('base64'));
  }

  /** @throws DomainError SERVER.UNAVAILABLE when too many wait, or one waited too long */
  hash(password: string): Promise<string> {
    return this.limiter.run(() => argon2id(password.normalize('NFKC'), this.options));
  }

  /**
   * Whether the password fits; false for a missing hash, after the same work.
   * @throws DomainError SERVER.UNAVAILABLE when too many wait, or one waited too long; Error for what is no hash, or asks for more memory than any of ours
   */
  async fits(password: string, hash: string | null): Promise<boolean> {
    const against = hash ?? (await this.decoy);
    // Written by somebody else: it would take what it names, and the process with it.
    if (parseOptions(against).memoryCost > mostPasswordMemoryKib)
      throw new Error('The hash of a password asks for more memory than any of ours.');
    const matches = await this.limiter.run(() => verify(against, password.normalize('NFKC')));
    return matches && hash !== null;
  }

  /** True when the hash was made with another strength than the present one. */
  isOutdated(hash: string): boolean {
    const { memoryCost, timeCost, parallelism } = parseOptions(hash);
    return !isDeepStrictEqual({ memoryCost, timeCost, parallelism }, this.options);
  }
}
