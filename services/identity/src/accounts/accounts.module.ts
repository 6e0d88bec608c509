import type { FeatureModule } from '@deepam/messaging';
import { HeadsName } from './heads-name.js';
import { InfluenceViews } from './influence-views.js';
import { NumberHold } from './number-hold.js';
import { accountModel, accountSchema } from './persistence/account.schema.js';
import { AccountsRepository } from './persistence/accounts.repository.js';
import { CredentialsRepository } from './persistence/credentials.repository.js';
import { FormerAccountsRepository } from './persistence/former-accounts.repository.js';
import { Profiles } from './profiles.js';
import { TakenMobiles } from './taken-mobiles.js';

export const accounts: FeatureModule = {
  models: [{ name: accountModel, schema: accountSchema }],
  providers: [
    AccountsRepository,
    CredentialsRepository,
    FormerAccountsRepository,
    HeadsName,
    InfluenceViews,
    NumberHold,
    Profiles,
    TakenMobiles,
  ],
};
