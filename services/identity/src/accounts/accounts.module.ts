import type { FeatureModule } from '@deepam/messaging';
import { AddMemberHandler } from './add-member.js';
import { AccountCloser } from './account-closer.js';
import { CloseMemberAccountHandler } from './close-member-account.js';
import { CloseAccountHandler } from './close-account/close-account.js';
import { OpenMatters } from './close-account/open-matters.js';
import { CreateHeadHandler } from './create-head/create-head.js';
import { DeleteAccountHandler } from './delete-account.js';
import { FollowedDeletions } from './on-member-deleted/followed-deletions.js';
import { OnMemberDeleted } from './on-member-deleted/on-member-deleted.js';
import { accountModel, accountSchema } from './persistence/account.schema.js';
import { AccountsRepository } from './persistence/accounts.repository.js';
import { CredentialsRepository } from './persistence/credentials.repository.js';
import { FormerAccountsRepository } from './persistence/former-accounts.repository.js';
import { Profiles } from './profiles.js';
import { RegisterHandler } from './register.js';
import { NetworkClient } from './registration/network.client.js';
import { HeadsName } from './heads-name.js';
import { NumberHold } from './number-hold.js';
import { InfluenceViews } from './influence-views.js';
import { TakenMobiles } from './registration/taken-mobiles.js';
import { Registrar } from './registration/registrar.js';
import { UpdateProfileHandler } from './update-profile.js';
import { AccountsController } from './accounts.controller.js';

export const accounts: FeatureModule = {
  models: [{ name: accountModel, schema: accountSchema }],
  controllers: [AccountsController, OnMemberDeleted],
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
    NumberHold,
    OpenMatters,
    Profiles,
    RegisterHandler,
    Registrar,
    TakenMobiles,
    UpdateProfileHandler,
  ],
};
