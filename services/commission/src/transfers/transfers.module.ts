import type { FeatureModule } from '@deepam/messaging';
import { WaitingPayoutsHandler } from './waiting-payouts.js';
import { UpdateCommissionStatusHandler } from './update-commission-status.js';
import { EndTransfer } from './end-transfer.js';
import { MemberCommissionsCsvHandler } from './payables/member-commissions-csv.js';
import { PayableBankDetailsHandler } from './payable-bank-details.js';
import { PayableAmountHandler } from './payables/payable-amount.js';
import { PayableHandler } from './payables/payable.js';
import { HistoryViews } from './history-views.js';
import { PayablesHandler } from './payables/payables.js';
import { MemberCommissionsHandler } from './payables/member-commissions.js';
import { OnBankLineIdentified } from './on-bank-line-identified.js';
import { PayableRows } from './payables/payable-rows.js';
import { PayablesController } from './payables/payables.controller.js';
import { RecordRecovery } from './record-recovery.js';
import { RecordTransferSent } from './record-transfer-sent.js';
import { RequesterReminders } from './remind-requesters.js';
import { OnBankStatementImported, statementDayModel, StatementDays, statementDaySchema } from './statement-days.js';
import { TransferBook } from './transfer-book.js';
import { TransferByHand } from './transfer-by-hand.js';
import { transferModel, transferSchema } from './transfer.schema.js';
import { TransfersController } from './transfers.controller.js';
import { TransfersRepository } from './transfers.repository.js';
import { TransferViews } from './transfer-views.js';
import { TransferAges } from './waiting-ages.js';
import { WaitingApprovals } from './waiting-approvals.js';

export const transfers: FeatureModule = {
  models: [
    { name: transferModel, schema: transferSchema },
    { name: statementDayModel, schema: statementDaySchema },
  ],
  controllers: [PayablesController, TransfersController, OnBankLineIdentified, OnBankStatementImported],
  providers: [
    WaitingPayoutsHandler,
    UpdateCommissionStatusHandler,
    EndTransfer,
    MemberCommissionsCsvHandler,
    PayableBankDetailsHandler,
    PayableAmountHandler,
    PayableHandler,
    HistoryViews,
    PayablesHandler,
    MemberCommissionsHandler,
    PayableRows,
    RecordRecovery,
    RecordTransferSent,
    RequesterReminders,
    StatementDays,
    TransferAges,
    TransferBook,
    TransferByHand,
    TransfersRepository,
    TransferViews,
    WaitingApprovals,
  ],
};
