import type { FeatureModule } from '@deepam/messaging';
import { SetUpPinSignInController } from './set-up-pin-sign-in/set-up-pin-sign-in.controller.js';
import { SetUpPinSignInHandler } from './set-up-pin-sign-in/set-up-pin-sign-in.handler.js';
import { PinSignInEnds } from './pin-sign-in-ends.js';
import { PinSignInStates } from './pin-sign-in-states.js';
import { SignInWithPinController } from './sign-in-with-pin/sign-in-with-pin.controller.js';
import { SignInWithPinHandler } from './sign-in-with-pin/sign-in-with-pin.handler.js';
import { pinSignInModel, pinSignInSchema } from './persistence/pin-sign-in.schema.js';
import { PinSignInsRepository } from './persistence/pin-sign-ins.repository.js';
import { RemovePinSignInController } from './remove-pin-sign-in/remove-pin-sign-in.controller.js';
import { RenewPinSignInController } from './renew-pin-sign-in/renew-pin-sign-in.controller.js';
import { RenewPinSignInHandler } from './renew-pin-sign-in/renew-pin-sign-in.handler.js';

export const pinSignIn: FeatureModule = {
  models: [{ name: pinSignInModel, schema: pinSignInSchema }],
  controllers: [SetUpPinSignInController, SignInWithPinController, RemovePinSignInController, RenewPinSignInController],
  providers: [
    SetUpPinSignInHandler,
    PinSignInEnds,
    PinSignInsRepository,
    PinSignInStates,
    SignInWithPinHandler,
    RenewPinSignInHandler,
  ],
};
