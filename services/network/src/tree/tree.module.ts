import type { FeatureModule } from '@deepam/messaging';
import { NamesOfMembers } from './names-of-members.js';
import { membershipModel, membershipSchema } from './persistence/membership.schema.js';
import { MembershipsRepository } from './persistence/memberships.repository.js';

export const tree: FeatureModule = {
  models: [{ name: membershipModel, schema: membershipSchema }],
  providers: [MembershipsRepository, NamesOfMembers],
};
