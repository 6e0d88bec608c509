import type { FeatureModule } from '@deepam/messaging';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { AadhaarGuard } from './aadhaar-guard.js';
import { NumberTries } from './number-tries.js';
import { ChangeOneAccountRuleController } from './change-one-account-rule/change-one-account-rule.controller.js';
import { ChangeOneAccountRuleHandler } from './change-one-account-rule/change-one-account-rule.handler.js';
import { DigestNumbers } from './digest-numbers/digest-numbers.js';
import { DigestedAccounts } from './digest-numbers/digested-accounts.js';
import { Digester } from './digester.js';
import { OneAccountRuleController } from './one-account-rule/one-account-rule.controller.js';
import { OneAccountRuleHandler } from './one-account-rule/one-account-rule.handler.js';
import { SharedNumbersController } from './shared-numbers/shared-numbers.controller.js';
import { SharedNumbersHandler } from './shared-numbers/shared-numbers.handler.js';
import { aadhaarLockModel, aadhaarLockSchema } from './persistence/aadhaar-lock.schema.js';
import { oneAccountRuleModel, oneAccountRuleSchema } from './persistence/one-account-rule.schema.js';
import { OneAccountRulesRepository } from './persistence/one-account-rules.repository.js';
import { SharedNumbersRepository } from './persistence/shared-numbers.repository.js';
import { RotateDigestKeyHandler } from './rotate-digest-key/rotate-digest-key.handler.js';

export const sharedNumbers: FeatureModule = {
  models: [
    { name: aadhaarLockModel, schema: aadhaarLockSchema },
    { name: oneAccountRuleModel, schema: oneAccountRuleSchema },
  ],
  controllers: [ChangeOneAccountRuleController, OneAccountRuleController, SharedNumbersController],
  providers: [
    AadhaarGuard,
    NumberTries,
    ChangeOneAccountRuleHandler,
    DigestedAccounts,
    {
      provide: Digester,
      inject: [IDENTITY_CONFIG],
      useFactory: (config: IdentityConfig) => new Digester(config.DIGEST_KEYS),
    },
    DigestNumbers,
    OneAccountRuleHandler,
    SharedNumbersHandler,
    OneAccountRulesRepository,
    RotateDigestKeyHandler,
    SharedNumbersRepository,
  ],
};
