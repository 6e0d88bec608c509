import { Database, rowsAfter, type Documents, DomainError } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { listIndexes, type NetworkSort } from '../../tree/persistence/list-indexes.js';
import { membershipModel, type Membership } from '../../tree/persistence/membership.schema.js';
import { placeOf, sortSpec, type Position } from './domain/cursor.js';
import { conditionBy, type NetworkFilter, type Narrowing } from './domain/network-filter.js';
import { listedFields, type ListedMember } from './listed-member.js';

/** The database reads and sorts this many rows for one page in memory in about ten milliseconds. */
export const fewRows = 5_000;

/**
 * `sorted` reads along the index of the sort and skips other rows, which suits a small downline or a common filter.
 * `narrow` reads only matching rows and sorts them in memory if necessary, which suits a rare filter. `count` is narrow
 * for less than `fewRows` matches and otherwise sorted, since a page then fills quickly.
 */
export type Reading = 'sorted' | 'narrow' | 'count';

export function chooseReading(narrowing: Narrowing | null, sort: NetworkSort, downlineSize: number): Reading {
  if (narrowing === null || sort === 'requestedDate') return 'sorted';
  if (narrowing.inOrderOfDate && sort === 'registeredDate') return 'narrow';
  return downlineSize <= fewRows ? 'sorted' : 'count';
}

/** The number is MongoDB's code for an operation that exceeded `maxTimeMS`. */
const maxTimeExpired = 50;

function explainTimeout(error: unknown): never {
  if ((error as { code?: unknown }).code !== maxTimeExpired) throw error;
  throw new DomainError('SERVER.UNAVAILABLE', {
    message: 'This search takes too long. Please type more of the name.',
    cause: error,
  });
}

/** The limit in milliseconds stops a search that is neither rare nor common in a huge downline. */
const patience = 5_000;
const maxCounted = 10_000;

export interface PageRequest {
  readonly filter: NetworkFilter;
  readonly sort: NetworkSort;
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly after: Position | null;
  readonly downlineSize: number;
  readonly matching?: number | null;
}

@Injectable()
export class NetworkPages {
  private readonly memberships: Documents<Membership>;

  constructor(database: Database) {
    this.memberships = database.documents(membershipModel);
  }

  async read(page: PageRequest): Promise<ListedMember[]> {
    const { filter, sort, limit, after } = page;
    const index = await this.indexFor(page, sort);
    const sorted = sortSpec(page);
    const how = { fields: listedFields, sort: sorted, limit: limit + 1, hint: index, maxTimeMS: patience };
    return this.memberships
      .find(rowsAfter(conditionBy(filter, index), sorted, placeOf(after)), how)
      .catch(explainTimeout);
  }

  /** @returns the count only if it also decides how the page is read; otherwise null */
  async countFirst(page: PageRequest): Promise<number | null> {
    const { narrowing } = page.filter;
    const tells = narrowing?.isTight === true && chooseReading(narrowing, page.sort, page.downlineSize) === 'count';
    return tells ? this.count(page) : null;
  }

  async count({ filter, sort, downlineSize }: PageRequest): Promise<number> {
    const { narrowing } = filter;
    const { name } = narrowing && downlineSize > fewRows ? narrowing.index : listIndexes[sort];
    return this.memberships
      .count(conditionBy(filter, name), { limit: maxCounted, hint: name, maxTimeMS: patience })
      .catch(explainTimeout);
  }

  private async indexFor({ filter, downlineSize, matching }: PageRequest, sort: NetworkSort): Promise<string> {
    const { narrowing } = filter;
    const sorted = listIndexes[sort].name;
    if (narrowing === null) return sorted;
    switch (chooseReading(narrowing, sort, downlineSize)) {
      case 'sorted':
        return sorted;
      case 'narrow':
        return narrowing.index.name;
      case 'count': {
        const { name } = narrowing.index;
        const few = matching ?? (await this.memberships.count(narrowing.condition, { limit: fewRows, hint: name }));
        return few < fewRows ? name : sorted;
      }
    }
  }
}
