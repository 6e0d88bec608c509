import { createParamDecorator } from '@nestjs/common';
import { requestStateOf } from '../http/request-state.js';

/** The caller, as the access rule of the route has established it. Undefined on public routes. */
export const CurrentCaller = createParamDecorator(
  (_data: unknown, context) => requestStateOf(context.switchToHttp().getRequest()).caller,
);
