import { removePinSignIn, type ResponseOf } from '@deepam/contracts';
import { DomainError, Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { PinSignInEnds } from '../pin-sign-in-ends.js';
import { PinSignInsRepository } from '../persistence/pin-sign-ins.repository.js';

@Controller()
export class RemovePinSignInController {
  constructor(
    private readonly pinSignIns: PinSignInsRepository,
    private readonly ends: PinSignInEnds,
  ) {}

  @Route(removePinSignIn)
  async run(@Input() { params }: InputOf<typeof removePinSignIn>): Promise<ResponseOf<typeof removePinSignIn>> {
    const kept = await this.pinSignIns.find(params.id);
    if (kept === null) throw new DomainError('IDENTITY.KEPT_LOGIN_NOT_FOUND');
    await this.ends.remove(kept, 'Removed on the device');
    return { message: 'This login is not kept any more.' };
  }
}
