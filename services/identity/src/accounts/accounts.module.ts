import type { FeatureModule } from '@deepam/messaging';
import { AddMemberController } from './add-member/add-member.controller.js';
import { AddMemberHandler } from './add-member/add-member.handler.js';
import { AccountCloser } from './account-closer.js';
import { CloseMemberAccountController } from './close-member-account/close-member-account.controller.js';
import { CloseMemberAccountHandler } from './close-member-account/close-member-account.handler.js';
import { CloseAccountController } from './close-account/close-account.controller.js';
import { CloseAccountHandler } from './close-account/close-account.handler.js';
import { OpenMatters } from './close-account/open-matters.js';
import { CreateHeadHandler } from './create-head/create-head.handler.js';
import { DeleteAccountHandler } from './delete-account/delete-account.handler.js';
import { AccountController } from './account/account.controller.js';
import { FollowedDeletions } from './on-member-deleted/followed-deletions.js';
import { AccountNamesController } from './account-names/account-names.controller.js';
import { OnMemberDeleted } from './on-member-deleted/on-member-deleted.handler.js';
import { accountModel, accountSchema } from './persistence/account.schema.js';
import { AccountsRepository } from './persistence/accounts.repository.js';
import { CredentialsRepository } from './persistence/credentials.repository.js';
import { FormerAccountsRepository } from './persistence/former-accounts.repository.js';
import { Profiles } from './profile/profiles.js';
import { RegisterController } from './register/register.controller.js';
import { RegisterHandler } from './register/register.handler.js';
import { NetworkClient } from './registration/network.client.js';
import { HeadsName } from './heads-name.js';
import { InfluenceViews } from './influence-views.js';
import { TakenMobiles } from './registration/taken-mobiles.js';
import { Registrar } from './registration/registrar.js';
import { UpdateProfileController } from './update-profile/update-profile.controller.js';
import { UpdateProfileHandler } from './update-profile/update-profile.handler.js';
import { UploadAvatarController } from './upload-avatar/upload-avatar.controller.js';

export const accounts: FeatureModule = {
  models: [{ name: accountModel, schema: accountSchema }],
  controllers: [
    AccountController,
    AccountNamesController,
    AddMemberController,
    CloseAccountController,
    CloseMemberAccountController,
    OnMemberDeleted,
    RegisterController,
    UpdateProfileController,
    UploadAvatarController,
  ],
  providers: [
    AccountCloser,
    AccountsRepository,
    AddMemberHandler,
    CloseAccountHandler,
    CloseMemberAccountHandler,
    CreateHeadHandler,
    CredentialsRepository,
    DeleteAccountHandler,
    FollowedDeletions,
    FormerAccountsRepository,
    HeadsName,
    InfluenceViews,
    NetworkClient,
    OpenMatters,
    Profiles,
    RegisterHandler,
    Registrar,
    TakenMobiles,
    UpdateProfileHandler,
  ],
};
