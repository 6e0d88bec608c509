import type { FeatureModule } from '@deepam/messaging';
import { AccountReach } from './account-reach.js';
import { roleModel, roleSchema, RolesRepository } from './roles.repository.js';

export const roles: FeatureModule = {
  models: [{ name: roleModel, schema: roleSchema }],
  providers: [AccountReach, RolesRepository],
};
