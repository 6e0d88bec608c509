import type { Aggregate } from '@deepam/messaging';
import { KeepLoginController } from './keep-login/keep-login.controller.js';
import { KeepLoginHandler } from './keep-login/keep-login.handler.js';
import { KeptLoginEnds } from './kept-login-ends.js';
import { KeptLoginStates } from './kept-login-states.js';
import { OpenKeptLoginController } from './open-kept-login/open-kept-login.controller.js';
import { OpenKeptLoginHandler } from './open-kept-login/open-kept-login.handler.js';
import { keptLoginModel, keptLoginSchema } from './persistence/kept-login.schema.js';
import { KeptLoginsRepository } from './persistence/kept-logins.repository.js';
import { RemoveKeptLoginController } from './remove-kept-login/remove-kept-login.controller.js';
import { RenewKeptLoginController } from './renew-kept-login/renew-kept-login.controller.js';
import { RenewKeptLoginHandler } from './renew-kept-login/renew-kept-login.handler.js';

export const keptLogins: Aggregate = {
  models: [{ name: keptLoginModel, schema: keptLoginSchema }],
  controllers: [KeepLoginController, OpenKeptLoginController, RemoveKeptLoginController, RenewKeptLoginController],
  providers: [
    KeepLoginHandler,
    KeptLoginEnds,
    KeptLoginsRepository,
    KeptLoginStates,
    OpenKeptLoginHandler,
    RenewKeptLoginHandler,
  ],
};
