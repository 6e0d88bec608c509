import { StatementReader } from '@deepam/bank-statements';
import type { FeatureModule } from '@deepam/messaging';
import { BankAnswers } from './bank-answers.js';
import { BankFileViews } from './bank-file-views.js';
import { bankFileModel, bankFileSchema, BankFilesRepository } from './bank-files.repository.js';
import { BankFilesController } from './bank-files.controller.js';
import { CancelBankFile } from './cancel-bank-file.js';
import { DownloadBankFile } from './download-bank-file.js';
import { FileLines } from './file-lines.js';
import { FilePlanner } from './file-planner.js';
import { MakeBankFile } from './make-bank-file.js';

export const bankFiles: FeatureModule = {
  models: [{ name: bankFileModel, schema: bankFileSchema }],
  controllers: [BankFilesController],
  providers: [
    BankAnswers,
    BankFilesRepository,
    BankFileViews,
    CancelBankFile,
    DownloadBankFile,
    FileLines,
    FilePlanner,
    MakeBankFile,
    StatementReader,
  ],
};
