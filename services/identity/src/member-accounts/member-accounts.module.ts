import type { FeatureModule } from '@deepam/messaging';
import { CorrectMobileHandler } from './correct-mobile.js';
import { accountChangeModel, accountChangeSchema, AccountChangesRepository } from './account-changes.repository.js';
import { ReinstateMemberHandler } from './reinstate-member.js';
import { SuspendMemberHandler } from './suspend-member.js';
import { MemberAccountsController } from './member-accounts.controller.js';

export const memberAccounts: FeatureModule = {
  models: [{ name: accountChangeModel, schema: accountChangeSchema }],
  controllers: [MemberAccountsController],
  providers: [AccountChangesRepository, CorrectMobileHandler, ReinstateMemberHandler, SuspendMemberHandler],
};
