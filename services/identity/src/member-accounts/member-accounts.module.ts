import type { FeatureModule } from '@deepam/messaging';
import { CorrectMobileController } from './correct-mobile/correct-mobile.controller.js';
import { CorrectMobileHandler } from './correct-mobile/correct-mobile.handler.js';
import { MemberAccountController } from './member-account/member-account.controller.js';
import { accountChangeModel, accountChangeSchema } from './persistence/account-change.schema.js';
import { AccountChangesRepository } from './persistence/account-changes.repository.js';
import { ReinstateMemberController } from './reinstate-member/reinstate-member.controller.js';
import { ReinstateMemberHandler } from './reinstate-member/reinstate-member.handler.js';
import { SuspendMemberController } from './suspend-member/suspend-member.controller.js';
import { SuspendMemberHandler } from './suspend-member/suspend-member.handler.js';

export const memberAccounts: FeatureModule = {
  models: [{ name: accountChangeModel, schema: accountChangeSchema }],
  controllers: [CorrectMobileController, MemberAccountController, ReinstateMemberController, SuspendMemberController],
  providers: [AccountChangesRepository, CorrectMobileHandler, ReinstateMemberHandler, SuspendMemberHandler],
};
