import { idsIn, matches } from './matching.js';
import { valueAt, type Stored } from './paths.js';

export type Id = string | number;

interface Version {
  readonly from: number;
  readonly document: Stored | null;
}

export class Collection {
  private readonly versions = new Map<Id, Version[]>();
  private readonly holders: ReadonlyMap<string, Map<unknown, Id>>;

  constructor(
    readonly name: string,
    readonly uniqueFields: readonly string[],
  ) {
    this.holders = new Map(uniqueFields.map((field) => [field, new Map<unknown, Id>()]));
  }

  latest(id: Id): Stored | null {
    return this.versions.get(id)?.at(-1)?.document ?? null;
  }

  committedAt(id: Id): number {
    return this.versions.get(id)?.at(-1)?.from ?? 0;
  }

  asOf(id: Id, moment: number): Stored | null {
    const versions = this.versions.get(id) ?? [];
    for (let place = versions.length - 1; place >= 0; place -= 1) {
      const version = versions[place]!;
      if (version.from <= moment) return version.document;
    }
    return null;
  }

  ids(): Iterable<Id> {
    return this.versions.keys();
  }

  holderOf(field: string, value: unknown): Id | undefined {
    return this.holders.get(field)?.get(value);
  }

  candidates(filter: Readonly<Record<string, unknown>>): Iterable<Id> {
    const named = idsIn(filter);
    if (named) return named;
    for (const field of this.uniqueFields) {
      const value = filter[field];
      if (typeof value !== 'string') continue;
      const holder = this.holderOf(field, value);
      return holder === undefined ? [] : [holder];
    }
    return this.versions.keys();
  }

  find(filter: Readonly<Record<string, unknown>>): Stored[] {
    const found: Stored[] = [];
    for (const id of this.candidates(filter)) {
      const document = this.latest(id);
      if (document && matches(document, filter)) found.push(document);
    }
    return found;
  }

  /** @param oldest the oldest snapshot in use */
  put(id: Id, document: Stored | null, from: number, oldest: number): void {
    const before = this.latest(id);
    for (const [field, holders] of this.holders) {
      const value = document ? valueAt(document, field) : undefined;
      if (before) holders.delete(valueAt(before, field));
      if (value !== undefined) holders.set(value, id);
    }
    const versions = this.versions.get(id) ?? [];
    versions.push({ from, document });
    while (versions.length > 1 && versions[1]!.from <= oldest) versions.shift();
    this.versions.set(id, versions);
  }
}
