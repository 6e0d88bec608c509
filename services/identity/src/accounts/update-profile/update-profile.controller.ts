import { updateProfile, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller, Ip } from '@nestjs/common';
import { UpdateProfileHandler } from './update-profile.handler.js';

@Controller()
export class UpdateProfileController {
  constructor(private readonly updateProfile: UpdateProfileHandler) {}

  @Route(updateProfile)
  run(
    @CurrentCaller() caller: Caller,
    @Input() { body }: InputOf<typeof updateProfile>,
    @Ip() ip: string,
  ): Promise<ResponseOf<typeof updateProfile>> {
    return this.updateProfile.execute(caller, body, ip);
  }
}
