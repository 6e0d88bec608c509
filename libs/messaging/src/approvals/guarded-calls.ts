import type { ApprovalCall, Endpoint, Permission } from '@deepam/contracts';
import { may, refusalByToken, type Caller, type InputOf } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { StoredPicture, RequestPictures } from './request-pictures.js';

/**
 * With `isRepeatedByRequester`, an approval only allows the call. The requester makes it, because no other person may
 * see its answer. `additionalPermission` is a permission that the service demands in addition to the one of the
 * contract.
 */
export interface GuardedCall<E extends Endpoint = Endpoint, Result = unknown> {
  readonly endpoint: E;
  readonly carryOut: (input: InputOf<E>, caller: Caller, picture?: StoredPicture) => Promise<Result>;
  readonly isRepeatedByRequester?: boolean;
  readonly additionalPermission?: Permission;
  readonly pictureStore?: { readonly pictures: RequestPictures; readonly folder: string };
}

@Injectable()
export class GuardedCalls {
  private readonly calls = new Map<string, GuardedCall>();

  add<E extends Endpoint, Result>(call: GuardedCall<E, Result>): void {
    // This call receives only its own input.
    this.calls.set(call.endpoint.name, call as unknown as GuardedCall);
  }

  find(name: string): GuardedCall | undefined {
    return this.calls.get(name);
  }

  decidableBy(caller: Caller): ApprovalCall[] {
    const open = [...this.calls.values()].filter(
      ({ endpoint, additionalPermission }) =>
        refusalByToken(endpoint.access, caller, endpoint) === null &&
        (additionalPermission === undefined || may(caller, additionalPermission)),
    );
    return open.map(({ endpoint }) => endpoint.name as ApprovalCall);
  }

  get names(): string[] {
    return [...this.calls.keys()];
  }
}
