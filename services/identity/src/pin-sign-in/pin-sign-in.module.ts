import type { FeatureModule } from '@deepam/messaging';
import { SetUpPinSignInHandler } from './set-up-pin-sign-in.js';
import { PinSignInEnds } from './pin-sign-in-ends.js';
import { PinSignInStates } from './pin-sign-in-states.js';
import { SignInWithPinHandler } from './sign-in-with-pin.js';
import { pinSignInModel, pinSignInSchema, PinSignInsRepository } from './pin-sign-ins.repository.js';
import { RenewPinSignInHandler } from './renew-pin-sign-in.js';
import { PinSignInController } from './pin-sign-in.controller.js';

export const pinSignIn: FeatureModule = {
  models: [{ name: pinSignInModel, schema: pinSignInSchema }],
  controllers: [PinSignInController],
  providers: [
    SetUpPinSignInHandler,
    PinSignInEnds,
    PinSignInsRepository,
    PinSignInStates,
    SignInWithPinHandler,
    RenewPinSignInHandler,
  ],
};
