import { createParamDecorator } from '@nestjs/common';
import { requestStateOf } from '../http/request-state.js';

export const CurrentCaller = createParamDecorator(
  (_data: unknown, context) => requestStateOf(context.switchToHttp().getRequest()).caller,
);
