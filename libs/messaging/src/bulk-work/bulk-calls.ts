import { bulkWorkNeeds, type BulkWorkKind, type Endpoint, type ErrorCode, type Permission } from '@deepam/contracts';
import { DomainError, may, parseInput, type Caller, type InputOf } from '@deepam/platform';
import { Injectable } from '@nestjs/common';

/** A bulk approval has calls of its own, so the calls of bulk work don't show it. */
export const workNeeds = { ...bulkWorkNeeds, 'approve-matched': 'decide-plans' } as const satisfies Record<
  string,
  Permission
>;
export type WorkKind = keyof typeof workNeeds;

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
   * The call runs in one transaction, which also stores the result of the row. A call that may need approval is not
   * possible here, because a row has no state for it.
   */
  readonly carryOut: (input: InputOf<E>, caller: Caller, row: ChosenRow) => Promise<void>;
  /** The row shows this reason, if it is better known from the present state than from the error. */
  readonly failureOf?: (code: ErrorCode, row: ChosenRow) => Promise<ErrorCode>;
  readonly namesOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, RowName>>;
}

@Injectable()
export class BulkCalls {
  private readonly calls = new Map<WorkKind, BulkCall>();

  open<E extends Endpoint>(kind: WorkKind, call: BulkCall<E>): void {
    // This call receives only input of its own schemas.
    this.calls.set(kind, call as unknown as BulkCall);
  }

  /** @throws Error for a kind of another service, or of a newer release */
  get(kind: WorkKind): BulkCall {
    const call = this.calls.get(kind);
    if (!call) throw new Error(`This process does not know the work ${kind}.`);
    return call;
  }

  get kinds(): WorkKind[] {
    return [...this.calls.keys()];
  }

  startableBy(caller: Caller): BulkWorkKind[] {
    return this.kinds.filter((kind) => kind !== 'approve-matched').filter((kind) => may(caller, workNeeds[kind]));
  }

  assertMay(kind: WorkKind, caller: Caller): void {
    if (!may(caller, workNeeds[kind])) throw new DomainError('ACCESS.NOT_PERMITTED');
  }

  read(kind: WorkKind, row: ChosenRow): InputOf<Endpoint> {
    const { endpoint, inputOf } = this.get(kind);
    const { params, body } = inputOf(row);
    return { ...parseInput(endpoint, { params, body, query: {} }), files: {} } as InputOf<Endpoint>;
  }
}
