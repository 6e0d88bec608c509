import { logout, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Route, type Caller } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { LogoutHandler } from './logout.handler.js';

@Controller()
export class LogoutController {
  constructor(private readonly logOut: LogoutHandler) {}

  @Route(logout)
  async run(@CurrentCaller() caller: Caller): Promise<ResponseOf<typeof logout>> {
    await this.logOut.execute(caller);
    return { message: 'You are logged out.' };
  }
}
