import type { FeatureModule } from '@deepam/messaging';
import { ForgotPasswordController } from './forgot-password/forgot-password.controller.js';
import { ForgotPasswordHandler } from './forgot-password/forgot-password.handler.js';
import { DismissPasswordRequestController } from './dismiss-password-request/dismiss-password-request.controller.js';
import { DismissPasswordRequestHandler } from './dismiss-password-request/dismiss-password-request.handler.js';
import { WaitingPasswordRequestsController } from './waiting-password-requests/waiting-password-requests.controller.js';
import { PasswordRequestsController } from './password-requests/password-requests.controller.js';
import { askedMobileModel, askedMobileSchema } from './persistence/asked-mobile.schema.js';
import { AskedMobilesRepository } from './persistence/asked-mobiles.repository.js';
import { passwordRequestModel, passwordRequestSchema } from './persistence/password-request.schema.js';
import { PasswordRequestsRepository } from './persistence/password-requests.repository.js';
import { TakeAskedMobiles } from './take-asked/take-asked-mobiles.js';

export const passwordRequests: FeatureModule = {
  models: [
    { name: askedMobileModel, schema: askedMobileSchema },
    { name: passwordRequestModel, schema: passwordRequestSchema },
  ],
  controllers: [
    DismissPasswordRequestController,
    ForgotPasswordController,
    PasswordRequestsController,
    WaitingPasswordRequestsController,
  ],
  providers: [
    AskedMobilesRepository,
    DismissPasswordRequestHandler,
    ForgotPasswordHandler,
    PasswordRequestsRepository,
    TakeAskedMobiles,
  ],
};
