import type { FeatureModule } from '@deepam/messaging';
import { AskForPasswordController } from './ask-for-password/ask-for-password.controller.js';
import { AskForPasswordHandler } from './ask-for-password/ask-for-password.handler.js';
import { DismissPasswordRequestController } from './dismiss-password-request/dismiss-password-request.controller.js';
import { DismissPasswordRequestHandler } from './dismiss-password-request/dismiss-password-request.handler.js';
import { GetWaitingCountController } from './get-waiting-count/get-waiting-count.controller.js';
import { ListPasswordRequestsController } from './list-password-requests/list-password-requests.controller.js';
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
    AskForPasswordController,
    DismissPasswordRequestController,
    GetWaitingCountController,
    ListPasswordRequestsController,
  ],
  providers: [
    AskedMobilesRepository,
    AskForPasswordHandler,
    DismissPasswordRequestHandler,
    PasswordRequestsRepository,
    TakeAskedMobiles,
  ],
};
