import type { ClearNumbers } from './domain/numbers.js';
import type { DataKeys } from '../encryption/domain/data-keys.js';
import {
  digestedNames,
  digestKeys,
  digestsOf,
  payeeDigests,
  taxpayerDigests,
  type DigestedName,
  type Digests,
} from './domain/number-digests.js';

/** Digests of older keys are made, too, since a replica that knows only those must find them. */
export class Digester {
  private readonly keys;

  constructor(keys: DataKeys) {
    this.keys = digestKeys(keys);
  }

  get currentKeyName(): string {
    return this.keys[0].name;
  }

  digestsOf(numbers: ClearNumbers, name: DigestedName): Digests {
    return digestsOf(numbers, name, this.keys);
  }

  renewed(numbers: ClearNumbers, name: DigestedName): Digests {
    return digestsOf(numbers, name, [this.keys[0]]);
  }

  ofPayee(numbers: ClearNumbers): readonly string[] {
    return payeeDigests(numbers, this.keys);
  }

  ofTaxpayer(numbers: ClearNumbers): readonly string[] {
    return taxpayerDigests(numbers, this.keys);
  }

  ofChanged(numbers: ClearNumbers, changed: readonly string[]): Partial<Record<DigestedName, Digests>> {
    const touched = digestedNames.filter((name) => changed.includes(name) && numbers[name] !== null);
    return Object.fromEntries(touched.map((name) => [name, this.digestsOf(numbers, name)]));
  }
}
