import type { Aggregate } from '@deepam/messaging';
import { ChangeNumbersHandler } from './change-numbers/change-numbers.handler.js';
import { NumberVault } from './number-vault.js';
import { numberChangeModel, numberChangeSchema } from './persistence/number-change.schema.js';
import { revealModel, revealSchema } from './persistence/reveal.schema.js';
import { SealedAccountNumbers } from './persistence/sealed-account-numbers.js';
import { RevealBankDetailsController } from './reveal-bank-details/reveal-bank-details.controller.js';
import { RevealBankDetailsHandler } from './reveal-bank-details/reveal-bank-details.handler.js';
import { RevealDocumentsController } from './reveal-documents/reveal-documents.controller.js';
import { RevealDocumentsHandler } from './reveal-documents/reveal-documents.handler.js';
import { UploadProofController } from './upload-proof/upload-proof.controller.js';

export const documents: Aggregate = {
  models: [
    { name: numberChangeModel, schema: numberChangeSchema },
    { name: revealModel, schema: revealSchema },
  ],
  controllers: [RevealBankDetailsController, RevealDocumentsController, UploadProofController],
  providers: [
    ChangeNumbersHandler,
    NumberVault,
    RevealBankDetailsHandler,
    RevealDocumentsHandler,
    SealedAccountNumbers,
  ],
};
