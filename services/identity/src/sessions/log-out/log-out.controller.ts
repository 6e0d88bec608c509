import { logout, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Route, type Caller } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { LogOutHandler } from './log-out.handler.js';

@Controller()
export class LogOutController {
  constructor(private readonly logOut: LogOutHandler) {}

  @Route(logout)
  async run(@CurrentCaller() caller: Caller): Promise<ResponseOf<typeof logout>> {
    await this.logOut.execute(caller);
    return { message: 'You are logged out.' };
  }
}
