import type { FeatureModule } from '@deepam/messaging';
import { DiscardedFiles, discardedFileModel, discardedFileSchema } from '@deepam/platform';
import { ChangeNumbersHandler } from './change-numbers/change-numbers.handler.js';
import { ConsentBook } from './consent-book.js';
import { GiveKycConsentController } from './give-kyc-consent/give-kyc-consent.controller.js';
import { GiveKycConsentHandler } from './give-kyc-consent/give-kyc-consent.handler.js';
import { NumberHold } from './number-hold.js';
import { NumberVault } from './number-vault.js';
import { PayeeDetails } from './payee-details.js';
import { consentChangeModel, consentChangeSchema } from './persistence/consent.schema.js';
import { numberChangeModel, numberChangeSchema } from './persistence/number-change.schema.js';
import { revealModel, revealSchema } from './persistence/reveal.schema.js';
import { SealedAccountNumbers } from './persistence/sealed-account-numbers.js';
import { RevealBankDetailsController } from './reveal-bank-details/reveal-bank-details.controller.js';
import { RevealBankDetailsHandler } from './reveal-bank-details/reveal-bank-details.handler.js';
import { RevealBatchDetailsController } from './reveal-batch-details/reveal-batch-details.controller.js';
import { RevealBatchDetailsHandler } from './reveal-batch-details/reveal-batch-details.handler.js';
import { DocumentsController } from './documents/documents.controller.js';
import { DocumentsHandler } from './documents/documents.handler.js';
import { RevealPansController } from './reveal-pans/reveal-pans.controller.js';
import { RevealPansHandler } from './reveal-pans/reveal-pans.handler.js';
import { UploadIdProofController } from './upload-id-proof/upload-id-proof.controller.js';
import { WithdrawKycConsentController } from './withdraw-kyc-consent/withdraw-kyc-consent.controller.js';
import { WithdrawKycConsentHandler } from './withdraw-kyc-consent/withdraw-kyc-consent.handler.js';
import { MemberDocumentsController } from './member-documents/member-documents.controller.js';
import { UploadPanIdProofController } from './upload-pan-id-proof/upload-pan-id-proof.controller.js';

export const documents: FeatureModule = {
  models: [
    { name: consentChangeModel, schema: consentChangeSchema },
    { name: discardedFileModel, schema: discardedFileSchema('erased_files') },
    { name: numberChangeModel, schema: numberChangeSchema },
    { name: revealModel, schema: revealSchema },
  ],
  controllers: [
    DocumentsController,
    GiveKycConsentController,
    MemberDocumentsController,
    RevealBankDetailsController,
    RevealBatchDetailsController,
    RevealPansController,
    UploadIdProofController,
    UploadPanIdProofController,
    WithdrawKycConsentController,
  ],
  providers: [
    ChangeNumbersHandler,
    ConsentBook,
    DiscardedFiles,
    DocumentsHandler,
    GiveKycConsentHandler,
    NumberHold,
    NumberVault,
    PayeeDetails,
    RevealBankDetailsHandler,
    RevealBatchDetailsHandler,
    RevealPansHandler,
    SealedAccountNumbers,
    WithdrawKycConsentHandler,
  ],
};
