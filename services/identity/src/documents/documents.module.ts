import type { FeatureModule } from '@deepam/messaging';
import { DiscardedFiles, discardedFileModel, discardedFileSchema } from '@deepam/platform';
import { ChangeNumbersHandler } from './change-numbers.js';
import { ConsentBook } from './consent-book.js';
import { GiveKycConsentHandler } from './give-kyc-consent.js';
import { PayeeDetails } from './payee-details.js';
import {
  consentChangeModel,
  consentChangeSchema,
  numberChangeModel,
  numberChangeSchema,
  revealModel,
  revealSchema,
} from './persistence/documents.schema.js';
import { SealedAccountNumbers } from './persistence/sealed-account-numbers.js';
import { RevealBankDetailsHandler } from './reveal-bank-details.js';
import { RevealBatchDetailsHandler } from './reveal-batch-details.js';
import { MemberDocumentsHandler } from './member-documents.js';
import { RevealPansHandler } from './reveal-pans.js';
import { WithdrawKycConsentHandler } from './withdraw-kyc-consent.js';
import { DocumentsController } from './documents.controller.js';

export const documents: FeatureModule = {
  models: [
    { name: consentChangeModel, schema: consentChangeSchema },
    { name: discardedFileModel, schema: discardedFileSchema('erased_files') },
    { name: numberChangeModel, schema: numberChangeSchema },
    { name: revealModel, schema: revealSchema },
  ],
  controllers: [DocumentsController],
  providers: [
    ChangeNumbersHandler,
    ConsentBook,
    DiscardedFiles,
    MemberDocumentsHandler,
    GiveKycConsentHandler,
    PayeeDetails,
    RevealBankDetailsHandler,
    RevealBatchDetailsHandler,
    RevealPansHandler,
    SealedAccountNumbers,
    WithdrawKycConsentHandler,
  ],
};
