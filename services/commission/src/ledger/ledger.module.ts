import type { FeatureModule } from '@deepam/messaging';
import { LedgerCheck } from './check-ledger/ledger-check.js';
import { LedgerSum } from './check-ledger/ledger-sum.js';
import { CorrectPostingHandler } from './correct-posting.js';
import { balanceModel, balanceSchema } from './persistence/balance.schema.js';
import { BalancesFromPostings } from './persistence/balances-from-postings.js';
import { BalancesRepository } from './persistence/balances.repository.js';
import { dayMarkModel, dayMarkSchema } from './persistence/day-mark.schema.js';
import { DayMarksRepository } from './persistence/day-marks.repository.js';
import { holdModel, holdSchema, HoldsRepository } from './persistence/holds.repository.js';
import { IncomeSumsRepository } from './persistence/income-sums.repository.js';
import { postingModel, postingSchema } from './persistence/posting.schema.js';
import { PostingsRepository } from './persistence/postings.repository.js';
import { CreditService } from './credit.service.js';
import { LedgerController } from './ledger.controller.js';

export const ledger: FeatureModule = {
  models: [
    { name: postingModel, schema: postingSchema },
    { name: balanceModel, schema: balanceSchema },
    { name: dayMarkModel, schema: dayMarkSchema },
    { name: holdModel, schema: holdSchema },
  ],
  controllers: [LedgerController],
  providers: [
    BalancesFromPostings,
    BalancesRepository,
    CorrectPostingHandler,
    DayMarksRepository,
    HoldsRepository,
    IncomeSumsRepository,
    CreditService,
    PostingsRepository,
    LedgerCheck,
    LedgerSum,
  ],
};
