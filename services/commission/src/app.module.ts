import { Members, MembersModule } from '@deepam/members';
import { MessagingModule } from '@deepam/messaging';
import { PlatformModule } from '@deepam/platform';
import { Module, type DynamicModule } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { COMMISSION_CONFIG, type CommissionConfig } from './config.js';
import { KeepDeposits } from './deposits/keep-deposits/keep-deposits.js';
import { OnDepositReturned } from './deposits/on-deposit-returned/on-deposit-returned.handler.js';
import { OnOrderApproved } from './deposits/on-order-approved/on-order-approved.handler.js';
import { OpenOldDeposits } from './deposits/open-old-deposits/open-old-deposits.js';
import { AddEarningsController } from './earnings/add-earnings/add-earnings.controller.js';
import { AddEarnings } from './earnings/add-earnings/add-earnings.handler.js';
import { OnReturnApproved } from './earnings/on-return-approved/on-return-approved.handler.js';
import { CorrectPostingController } from './ledger/correct-posting/correct-posting.controller.js';
import { CorrectPosting } from './ledger/correct-posting/correct-posting.handler.js';
import { BalancesFromPostings } from './ledger/persistence/balances-from-postings.js';
import { Balances } from './ledger/persistence/balances.repository.js';
import { Holds } from './ledger/persistence/holds.repository.js';
import { Income } from './ledger/persistence/income.repository.js';
import { Ledger } from './ledger/persistence/ledger.repository.js';
import { PostCredits } from './ledger/post-credits/post-credits.js';
import { ReleaseHolds } from './ledger/release-holds/release-holds.js';
import { ReleaseTimer } from './ledger/release-holds/release-timer.js';
import { ShowBalanceController } from './ledger/show-balance/show-balance.controller.js';
import { ShowStatementController } from './ledger/show-statement/show-statement.controller.js';
import { ShowStatement } from './ledger/show-statement/show-statement.handler.js';
import { ShowSummaryController } from './ledger/show-summary/show-summary.controller.js';
import { models } from './models.js';
import { CountWaitingController } from './payouts/count-waiting/count-waiting.controller.js';
import { DecidePayoutController } from './payouts/decide-payout/decide-payout.controller.js';
import { DecidePayout } from './payouts/decide-payout/decide-payout.handler.js';
import { ExportPayoutsController } from './payouts/export-payouts/export-payouts.controller.js';
import { ExportPayouts } from './payouts/export-payouts/export-payouts.handler.js';
import { ListPayeesController } from './payouts/list-payees/list-payees.controller.js';
import { ListPayees } from './payouts/list-payees/list-payees.handler.js';
import { OnBankDetailsChanged } from './payouts/on-bank-details-changed/on-bank-details-changed.handler.js';
import { OnProfileChanged } from './payouts/on-profile-changed/on-profile-changed.handler.js';
import { PayoutViews } from './payouts/payout-views.js';
import { BankChanges } from './payouts/persistence/bank-changes.repository.js';
import { Payees } from './payouts/persistence/payees.repository.js';
import { Payouts } from './payouts/persistence/payouts.repository.js';
import { RequestPayoutController } from './payouts/request-payout/request-payout.controller.js';
import { RequestPayout } from './payouts/request-payout/request-payout.handler.js';
import { ShowBankDetailsController } from './payouts/show-bank-details/show-bank-details.controller.js';
import { ShowBankDetails } from './payouts/show-bank-details/show-bank-details.handler.js';
import { ExplainCommissionController } from './sales/explain-commission/explain-commission.controller.js';
import { OnPlanApproved } from './sales/on-plan-approved/on-plan-approved.handler.js';
import { RecordSale } from './sales/record-sale/record-sale.js';
import { RestoreSales } from './sales/restore-sales/restore-sales.js';
import { Sales } from './sales/persistence/sales.repository.js';
import { ChangeScheduleController } from './schedule/change-schedule/change-schedule.controller.js';
import { ChangeSchedule } from './schedule/change-schedule/change-schedule.handler.js';
import { Schedules } from './schedule/persistence/schedules.repository.js';
import { ShowScheduleController } from './schedule/show-schedule/show-schedule.controller.js';

const stores = [Ledger, Income, Balances, BalancesFromPostings, Holds, Sales, Schedules, Payouts, Payees, BankChanges];
const consumers = [
  OnPlanApproved,
  OnOrderApproved,
  OnReturnApproved,
  OnDepositReturned,
  OnProfileChanged,
  OnBankDetailsChanged,
];
const useCases = [
  PostCredits,
  KeepDeposits,
  OpenOldDeposits,
  RecordSale,
  RestoreSales,
  ReleaseHolds,
  ReleaseTimer,
  CorrectPosting,
  ShowStatement,
  ChangeSchedule,
  RequestPayout,
  DecidePayout,
  ShowBankDetails,
  ListPayees,
  ExportPayouts,
  PayoutViews,
  AddEarnings,
];
const controllers = [
  ShowBalanceController,
  ShowStatementController,
  ShowSummaryController,
  CorrectPostingController,
  ExplainCommissionController,
  ShowScheduleController,
  ChangeScheduleController,
  RequestPayoutController,
  DecidePayoutController,
  ShowBankDetailsController,
  ListPayeesController,
  ExportPayoutsController,
  CountWaitingController,
  AddEarningsController,
];

@Module({})
export class CommissionModule {
  static with(config: CommissionConfig): DynamicModule {
    return {
      module: CommissionModule,
      imports: [
        PlatformModule.forService({ name: 'commission', config, standings: Members }),
        MessagingModule.forService({ name: 'commission', amqpUrl: config.AMQP_URL, prefix: config.AMQP_PREFIX }),
        MembersModule,
        MongooseModule.forFeature(models),
      ],
      controllers: [...controllers, ...consumers],
      providers: [{ provide: COMMISSION_CONFIG, useValue: config }, ...stores, ...useCases],
    };
  }
}
