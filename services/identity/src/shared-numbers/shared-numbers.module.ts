import type { FeatureModule } from '@deepam/messaging';
import { AadhaarGuard } from './aadhaar-guard.js';
import { NumberTries } from './number-tries.js';
import { ChangeOneAccountRuleHandler } from './change-one-account-rule.js';
import { DigestNumbers } from './digest-numbers/digest-numbers.js';
import { DigestedAccounts } from './digest-numbers/digested-accounts.js';
import { OneAccountRuleHandler } from './one-account-rule.js';
import { SharedNumbersHandler } from './shared-numbers.js';
import {
  aadhaarLockModel,
  aadhaarLockSchema,
  SharedNumbersRepository,
} from './persistence/shared-numbers.repository.js';
import {
  oneAccountRuleModel,
  oneAccountRuleSchema,
  OneAccountRulesRepository,
} from './persistence/one-account-rules.repository.js';
import { SharedNumbersController } from './shared-numbers.controller.js';

export const sharedNumbers: FeatureModule = {
  models: [
    { name: aadhaarLockModel, schema: aadhaarLockSchema },
    { name: oneAccountRuleModel, schema: oneAccountRuleSchema },
  ],
  controllers: [SharedNumbersController],
  providers: [
    AadhaarGuard,
    NumberTries,
    ChangeOneAccountRuleHandler,
    DigestedAccounts,
    DigestNumbers,
    OneAccountRuleHandler,
    SharedNumbersHandler,
    OneAccountRulesRepository,
    SharedNumbersRepository,
  ],
};
