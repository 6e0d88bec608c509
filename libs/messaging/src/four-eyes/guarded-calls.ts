import type { ConsentCall, Endpoint, Permission } from '@deepam/contracts';
import { may, refusalByToken, type Caller, type InputOf } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { RequestPicture, RequestPictures } from './request-pictures.js';

export interface GuardedCall<E extends Endpoint = Endpoint, Result = unknown> {
  readonly endpoint: E;
  /** @param picture stored with the approval request, at its approval */
  readonly carryOut: (input: InputOf<E>, caller: Caller, picture?: RequestPicture) => Promise<Result>;
  /** A grant does nothing yet: whoever asked does it, for what no row may hold. */
  readonly isAllowedOnly?: boolean;
  /** What the service asks for beside the permission of the contract. */
  readonly alsoNeeds?: Permission;
  /** Where the picture of the call is stored while it awaits approval, and afterwards. */
  readonly pictures?: { readonly of: RequestPictures; readonly folder: string };
}

/** The calls of this service that may need a second person, by name. */
@Injectable()
export class GuardedCalls {
  private readonly calls = new Map<string, GuardedCall>();

  add<E extends Endpoint, Result>(call: GuardedCall<E, Result>): void {
    // Only what was asked for by this call's own input is ever given to it.
    this.calls.set(call.endpoint.name, call as unknown as GuardedCall);
  }

  find(name: string): GuardedCall | undefined {
    return this.calls.get(name);
  }

  /** Those that the caller may make, and so decide about. */
  openTo(caller: Caller): ConsentCall[] {
    const open = [...this.calls.values()].filter(
      ({ endpoint, alsoNeeds }) =>
        refusalByToken(endpoint.access, caller, endpoint) === null &&
        (alsoNeeds === undefined || may(caller, alsoNeeds)),
    );
    return open.map(({ endpoint }) => endpoint.name as ConsentCall);
  }

  get names(): string[] {
    return [...this.calls.keys()];
  }
}
