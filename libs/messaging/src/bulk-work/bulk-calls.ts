import { bulkWorkNeeds, type BulkWorkKind, type Endpoint } from '@deepam/contracts';
import { DomainError, may, parseInput, type Caller, type InputOf } from '@deepam/platform';
import { Injectable } from '@nestjs/common';

export interface ChosenRow {
  readonly id: string;
  readonly [more: string]: unknown;
}
export interface RowName {
  readonly name: string;
  readonly kg?: number;
}

export interface BulkCall<E extends Endpoint = Endpoint> {
  readonly endpoint: E;
  readonly inputOf: (row: ChosenRow) => { readonly params?: unknown; readonly body?: unknown };
  /**
   * Makes the call in one transaction, which also stores the result of the row. A call that may need approval is not
   * possible here, because a row has no state for it.
   */
  readonly carryOut: (input: InputOf<E>, caller: Caller) => Promise<void>;
  readonly namesOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, RowName>>;
}

@Injectable()
export class BulkCalls {
  private readonly calls = new Map<BulkWorkKind, BulkCall>();

  open<E extends Endpoint>(kind: BulkWorkKind, call: BulkCall<E>): void {
    // This call receives only input of its own schemas.
    this.calls.set(kind, call as unknown as BulkCall);
  }

  /** @throws Error for a kind of another service, or of a newer release */
  get(kind: BulkWorkKind): BulkCall {
    const call = this.calls.get(kind);
    if (!call) throw new Error(`This process does not know the work ${kind}.`);
    return call;
  }

  get kinds(): BulkWorkKind[] {
    return [...this.calls.keys()];
  }

  startableBy(caller: Caller): BulkWorkKind[] {
    return [...this.calls.keys()].filter((kind) => may(caller, bulkWorkNeeds[kind]));
  }

  assertMay(kind: BulkWorkKind, caller: Caller): void {
    if (!may(caller, bulkWorkNeeds[kind])) throw new DomainError('ACCESS.NOT_PERMITTED');
  }

  read(kind: BulkWorkKind, row: ChosenRow): InputOf<Endpoint> {
    const { endpoint, inputOf } = this.get(kind);
    const { params, body } = inputOf(row);
    return { ...parseInput(endpoint, { params, body, query: {} }), files: {} } as InputOf<Endpoint>;
  }
}
