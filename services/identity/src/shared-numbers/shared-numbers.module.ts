import type { Aggregate } from '@deepam/messaging';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { AadhaarGuard } from './aadhaar-guard.js';
import { NumberTries } from './number-tries.js';
import { ChangeOneAccountRuleController } from './change-one-account-rule/change-one-account-rule.controller.js';
import { ChangeOneAccountRuleHandler } from './change-one-account-rule/change-one-account-rule.handler.js';
import { DigestNumbers } from './digest-numbers/digest-numbers.js';
import { DigestedAccounts } from './digest-numbers/digested-accounts.js';
import { Digester } from './digester.js';
import { GetOneAccountRuleController } from './get-one-account-rule/get-one-account-rule.controller.js';
import { GetOneAccountRuleHandler } from './get-one-account-rule/get-one-account-rule.handler.js';
import { ListSharedNumbersController } from './list-shared-numbers/list-shared-numbers.controller.js';
import { ListSharedNumbersHandler } from './list-shared-numbers/list-shared-numbers.handler.js';
import { aadhaarLockModel, aadhaarLockSchema } from './persistence/aadhaar-lock.schema.js';
import { oneAccountRuleModel, oneAccountRuleSchema } from './persistence/one-account-rule.schema.js';
import { OneAccountRulesRepository } from './persistence/one-account-rules.repository.js';
import { SharedNumbersRepository } from './persistence/shared-numbers.repository.js';
import { RotateDigestKeyHandler } from './rotate-digest-key/rotate-digest-key.handler.js';

export const sharedNumbers: Aggregate = {
  models: [
    { name: aadhaarLockModel, schema: aadhaarLockSchema },
    { name: oneAccountRuleModel, schema: oneAccountRuleSchema },
  ],
  controllers: [ChangeOneAccountRuleController, GetOneAccountRuleController, ListSharedNumbersController],
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
    GetOneAccountRuleHandler,
    ListSharedNumbersHandler,
    OneAccountRulesRepository,
    RotateDigestKeyHandler,
    SharedNumbersRepository,
  ],
};
