import { applyDecorators, HttpCode, RequestMapping, RequestMethod, SetMetadata } from '@nestjs/common';
import type { Access as AccessRule, Endpoint } from '@deepam/contracts';

export const ROUTE = 'deepam:route';
export const ACCESS = 'deepam:access';

export function Route(endpoint: Endpoint): MethodDecorator {
  return applyDecorators(
    RequestMapping({ method: RequestMethod[endpoint.method], path: endpoint.path }),
    HttpCode(endpoint.status ?? 200),
    SetMetadata(ROUTE, endpoint),
    SetMetadata(ACCESS, endpoint.access),
  );
}

export const Access = (rule: AccessRule) => SetMetadata(ACCESS, rule);
