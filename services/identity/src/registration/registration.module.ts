import type { FeatureModule } from '@deepam/messaging';
import { AddMemberHandler } from './add-member.js';
import { CreateHeadHandler } from './create-head/create-head.js';
import { NetworkClient } from './network.client.js';
import { RegisterHandler } from './register.js';
import { Registrar } from './registrar.js';
import { RegistrationController } from './registration.controller.js';

export const registration: FeatureModule = {
  controllers: [RegistrationController],
  providers: [AddMemberHandler, CreateHeadHandler, NetworkClient, RegisterHandler, Registrar],
};
