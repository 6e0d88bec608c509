import { bulkWorkNeeds, type BulkWorkKind, type Endpoint } from '@deepam/contracts';
import { DomainError, may, parseInput, type Caller, type InputOf } from '@deepam/platform';
import { Injectable } from '@nestjs/common';

/** A row as somebody chose it; what it has beside the id is of its kind of work. */
export interface ChosenRow {
  readonly id: string;
  readonly [more: string]: unknown;
}
/** What the list of results calls it. */
export interface RowName {
  readonly name: string;
  readonly kg?: number;
}

export interface BulkCall<E extends Endpoint = Endpoint> {
  readonly endpoint: E;
  readonly inputOf: (row: ChosenRow) => { readonly params?: unknown; readonly body?: unknown };
  /**
   * What the call does, in one transaction: the result of the row is written in it. What may wait for a second person is no row of many: a row has no
   * "asked for".
   */
  readonly carryOut: (input: InputOf<E>, caller: Caller) => Promise<void>;
  /** By the ids of the rows; what has gone is left out. */
  readonly namesOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, RowName>>;
}

/** The calls of this service that are also made for many rows at once. */
@Injectable()
export class BulkCalls {
  private readonly calls = new Map<BulkWorkKind, BulkCall>();

  open<E extends Endpoint>(kind: BulkWorkKind, call: BulkCall<E>): void {
    // Only what this call's own schemas have read is ever given to it.
    this.calls.set(kind, call as unknown as BulkCall);
  }

  /** @throws Error for a kind of another service, or of a newer release beside this one */
  get(kind: BulkWorkKind): BulkCall {
    const call = this.calls.get(kind);
    if (!call) throw new Error(`This process does not know the work ${kind}.`);
    return call;
  }

  get kinds(): BulkWorkKind[] {
    return [...this.calls.keys()];
  }

  /** What the caller may begin, look at and stop. */
  openTo(caller: Caller): BulkWorkKind[] {
    return [...this.calls.keys()].filter((kind) => may(caller, bulkWorkNeeds[kind]));
  }

  /** @throws DomainError ACCESS.NOT_PERMITTED */
  refuseUnlessMay(kind: BulkWorkKind, caller: Caller): void {
    if (!may(caller, bulkWorkNeeds[kind])) throw new DomainError('ACCESS.NOT_PERMITTED');
  }

  /** @throws DomainError REQUEST.INVALID, REQUEST.MALFORMED for a row that the single call would not take */
  read(kind: BulkWorkKind, row: ChosenRow): InputOf<Endpoint> {
    const { endpoint, inputOf } = this.get(kind);
    const { params, body } = inputOf(row);
    return { ...parseInput(endpoint, { params, body, query: {} }), files: {} } as InputOf<Endpoint>;
  }
}
