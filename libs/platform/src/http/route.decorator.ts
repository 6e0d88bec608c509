import { applyDecorators, HttpCode, RequestMapping, RequestMethod, SetMetadata } from '@nestjs/common';
import type { Access as AccessRule, Endpoint } from '@deepam/contracts';

export const ROUTE = 'deepam:route';
export const ACCESS = 'deepam:access';

/** Binds a handler to a call of the contracts: method, path, access rule, input schemas, files, status and idempotency. */
export function Route(endpoint: Endpoint): MethodDecorator {
  return applyDecorators(
    RequestMapping({ method: RequestMethod[endpoint.method], path: endpoint.path }),
    HttpCode(endpoint.status ?? 200),
    SetMetadata(ROUTE, endpoint),
    SetMetadata(ACCESS, endpoint.access),
  );
}

/** The rule of one of the few handlers, or controllers, that are not calls of the contracts. */
export const Access = (rule: AccessRule) => SetMetadata(ACCESS, rule);
