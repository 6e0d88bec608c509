import { removePasskey, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller, Headers, Ip } from '@nestjs/common';
import { deviceKeys } from '../../logins/domain/known-device.js';
import { RemovePasskeyHandler } from './remove-passkey.handler.js';

@Controller()
export class RemovePasskeyController {
  constructor(private readonly remove: RemovePasskeyHandler) {}

  @Route(removePasskey)
  async run(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: InputOf<typeof removePasskey>,
    @Ip() ip: string,
    @Headers('cookie') cookie?: string,
  ): Promise<ResponseOf<typeof removePasskey>> {
    await this.remove.execute(caller, params.id, body, { ip, keys: deviceKeys(cookie) });
    return { message: 'The passkey is removed.' };
  }
}
