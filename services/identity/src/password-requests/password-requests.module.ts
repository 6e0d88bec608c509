import type { FeatureModule } from '@deepam/messaging';
import { ForgotPasswordHandler } from './forgot-password.js';
import { DismissPasswordRequestHandler } from './dismiss-password-request.js';
import { askedMobileModel, askedMobileSchema, AskedMobilesRepository } from './persistence/asked-mobiles.repository.js';
import {
  passwordRequestModel,
  passwordRequestSchema,
  PasswordRequestsRepository,
} from './persistence/password-requests.repository.js';
import { TakeAskedMobiles } from './take-asked-mobiles.js';
import { PasswordRequestsController } from './password-requests.controller.js';

export const passwordRequests: FeatureModule = {
  models: [
    { name: askedMobileModel, schema: askedMobileSchema },
    { name: passwordRequestModel, schema: passwordRequestSchema },
  ],
  controllers: [PasswordRequestsController],
  providers: [
    AskedMobilesRepository,
    DismissPasswordRequestHandler,
    ForgotPasswordHandler,
    PasswordRequestsRepository,
    TakeAskedMobiles,
  ],
};
