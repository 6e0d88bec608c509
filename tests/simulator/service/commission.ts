import {
  bankLineIdentified,
  payoutDecided,
  planApproved,
  saleReversed,
  transferStateChanged,
  type Paise,
} from '@deepam/contracts';
import { Members } from '@deepam/members';
import { AuditTrail, CompanyAccounts, ApprovalPolicy, SentAuditEntries } from '@deepam/messaging';
import { AddEarningsHandler } from '../../../services/commission/src/earnings/add-earnings.js';
import { CorrectPostingHandler } from '../../../services/commission/src/ledger/correct-posting.js';
import { HoldReleaser } from '../../../services/commission/src/sales/hold-release/hold-releaser.js';
import { CreditService } from '../../../services/commission/src/ledger/credit.service.js';
import { BalancesRepository } from '../../../services/commission/src/ledger/persistence/balances.repository.js';
import { DayMarksRepository } from '../../../services/commission/src/ledger/persistence/day-marks.repository.js';
import { HoldsRepository } from '../../../services/commission/src/ledger/persistence/holds.repository.js';
import { PostingsRepository } from '../../../services/commission/src/ledger/persistence/postings.repository.js';
import { PayableKeeper } from '../../../services/commission/src/payables/payable-keeper.js';
import { PayablesRepository } from '../../../services/commission/src/payables/payables.repository.js';
import { DocumentIssuer } from '../../../services/commission/src/documents/document-issuer.js';
import { OnPayoutDecided } from '../../../services/commission/src/documents/on-payout-decided.js';
import { OnTransferStateChanged } from '../../../services/commission/src/documents/on-transfer-state-changed.js';
import { PayoutAdvices } from '../../../services/commission/src/documents/payout-advices.js';
import { AddressesRepository } from '../../../services/commission/src/documents/persistence/addresses.repository.js';
import { BusinessesRepository } from '../../../services/commission/src/documents/persistence/businesses.repository.js';
import { DocumentsRepository } from '../../../services/commission/src/documents/persistence/documents.repository.js';
import { PayoutDecider } from '../../../services/commission/src/payouts/payout-decider.js';
import { PayeeDetailsRepository } from '../../../services/commission/src/people/payee-details.repository.js';
import { PayoutHolds } from '../../../services/commission/src/payouts/payout-holds.js';
import type { PayoutDecision } from '../../../services/commission/src/payouts/domain/payout.js';
import { BankChangesRepository } from '../../../services/commission/src/payouts/persistence/bank-changes.repository.js';
import { ConsentsRepository } from '../../../services/commission/src/payouts/persistence/consents.repository.js';
import { LoginInfluencesRepository } from '../../../services/commission/src/payouts/persistence/login-influences.repository.js';
import { PayeesRepository } from '../../../services/commission/src/payouts/persistence/payees.repository.js';
import { PayoutsRepository } from '../../../services/commission/src/payouts/persistence/payouts.repository.js';
import { SuspensionsRepository } from '../../../services/commission/src/payouts/persistence/suspensions.repository.js';
import { CommissionRequestHandler } from '../../../services/commission/src/payouts/commission-request.js';
import { OnPlanApproved, OnSaleReversed } from '../../../services/commission/src/sales/on-network-events.js';
import { PlanCancellationsRepository } from '../../../services/commission/src/sales/persistence/plan-cancellations.repository.js';
import { SalesRepository } from '../../../services/commission/src/sales/persistence/sales.repository.js';
import { CommissionService } from '../../../services/commission/src/sales/commission.service.js';
import { SaleReversalService } from '../../../services/commission/src/sales/sale-reversal.service.js';
import { TaxRatesRepository } from '../../../services/commission/src/tax/persistence/tax-rates.repository.js';
import { TaxKeeper } from '../../../services/commission/src/tax/tax-keeper.js';
import { SchedulesRepository } from '../../../services/commission/src/schedule/schedules.repository.js';
import { UpdateCommissionStatusHandler } from '../../../services/commission/src/transfers/update-commission-status.js';
import { OnBankLineIdentified } from '../../../services/commission/src/transfers/on-bank-line-identified.js';
import { TransferBook } from '../../../services/commission/src/transfers/transfer-book.js';
import { TransferByHand } from '../../../services/commission/src/transfers/transfer-by-hand.js';
import { TransfersRepository } from '../../../services/commission/src/transfers/transfers.repository.js';
import { Calls, headId } from './calls.js';
import type { Messaging } from './messaging.js';

/** The model serves sums and lists, which no guarantee depends on. */
const noModel = undefined as never;

class Company extends CompanyAccounts {
  override async namesOf() {
    return new Map<string, string>();
  }

  override async withPermission() {
    return [headId];
  }
}

export class Commission {
  private readonly calls: Calls;
  private readonly schedules: SchedulesRepository;
  private readonly releaser: HoldReleaser;
  private readonly addHandler: AddEarningsHandler;
  private readonly correctHandler: CorrectPostingHandler;
  private readonly requestHandler: CommissionRequestHandler;
  private readonly decideHandler: UpdateCommissionStatusHandler;
  private readonly transferHandler: TransferByHand;

  constructor(
    readonly messaging: Messaging,
    config: { readonly HOLD_DAYS: number },
  ) {
    const { database, clock, locks, transactions, outbox, options } = messaging;
    this.calls = new Calls(messaging);
    this.schedules = new SchedulesRepository(database);
    const balances = new BalancesRepository(database);
    const days = new DayMarksRepository(database);
    const postings = new PostingsRepository(database, noModel, balances, locks, clock, days);
    const heldCredits = new HoldsRepository(database);
    const cancellations = new PlanCancellationsRepository(database);
    const sales = new SalesRepository(database, days);
    const payouts = new PayoutsRepository(database);
    const payees = new PayeesRepository(database, noModel);
    const suspensions = new SuspensionsRepository(database);
    const bankChanges = new BankChangesRepository(database, { BANK_DETAILS_HOLD_HOURS: 0 }, clock);
    const consents = new ConsentsRepository(database);
    const members = new Members(database);
    const audit = new AuditTrail(new SentAuditEntries(outbox), transactions, clock, options);
    const alone = new ApprovalPolicy(
      { config: { SECOND_APPROVAL: 'off', SECOND_APPROVAL_ABOVE: 0 } },
      noModel,
      noModel,
      clock,
      audit,
    );
    this.releaser = new HoldReleaser(heldCredits, cancellations, postings, transactions, clock);
    this.addHandler = new AddEarningsHandler(members, postings, outbox, transactions, clock, audit, alone);
    this.correctHandler = new CorrectPostingHandler(
      ...([postings, balances, heldCredits, outbox, transactions, clock, audit, alone] as const),
    );
    this.requestHandler = new CommissionRequestHandler(
      ...([members, balances, postings, payouts, payees, suspensions, outbox, transactions, clock] as const),
      { MAX_OPEN_PAYOUTS: Infinity },
    );
    // No tax is deducted in the simulator, and the register stays empty.
    const taxes = new TaxKeeper(new TaxRatesRepository(database), noModel, noModel, clock);
    const details = new PayeeDetailsRepository(database);
    const decider = new PayoutDecider(payouts, payees, postings, taxes, noModel, outbox, clock, audit);
    const payables = new PayablesRepository(database, noModel);
    const keeper = new PayableKeeper(payables, postings, members, payees);
    const transfers = new TransfersRepository(database);
    const book = new TransferBook(transfers, payables, keeper, outbox, clock, audit, new Company());
    const holds = new PayoutHolds(bankChanges, consents, suspensions, balances);
    const influences = new LoginInfluencesRepository(database, clock);
    this.decideHandler = new UpdateCommissionStatusHandler(
      ...([payouts, decider, holds, influences, keeper, book, details] as const),
      ...([taxes, noModel, transactions, clock, alone] as const),
    );
    this.transferHandler = new TransferByHand(
      ...([payables, transfers, holds, influences, book, details] as const),
      ...([noModel, transactions, clock, audit, alone] as const),
    );
    const onBankLineIdentified = new OnBankLineIdentified(transfers, book);
    messaging.on(bankLineIdentified, (event, context) => onBankLineIdentified.handle(event, context));
    const credits = new CreditService(postings, heldCredits, { ...config, COMMISSION_HOLD: 'none' });
    const commission = new CommissionService(sales, this.schedules, credits, outbox, clock);
    const reversals = new SaleReversalService(sales, postings, heldCredits, keeper, outbox, clock);
    const onPlanApproved = new OnPlanApproved(commission);
    const onSaleReversed = new OnSaleReversed(commission, reversals, cancellations, postings);
    messaging.on(planApproved, (event, context) => onPlanApproved.handle(event, context));
    messaging.on(saleReversed, (event, context) => onSaleReversed.handle(event, context));
    const documents = new DocumentsRepository(database);
    const issuer = new DocumentIssuer(
      ...([new BusinessesRepository(database), documents, new AddressesRepository(database), members] as const),
    );
    const advices = new PayoutAdvices(issuer);
    const onPayoutDecided = new OnPayoutDecided(advices, payouts);
    const onTransferStateChanged = new OnTransferStateChanged(advices, payouts, issuer);
    messaging.on(payoutDecided, (event, context) => onPayoutDecided.handle(event, context));
    messaging.on(transferStateChanged, (event, context) => onTransferStateChanged.handle(event, context));
  }

  async start(): Promise<void> {
    await this.schedules.onModuleInit();
    await this.messaging.start();
  }

  requestPayout(key: string, memberId: string, amountPaise: Paise): Promise<string> {
    return this.calls.carryOut('request', key, [memberId, amountPaise], async () => {
      const { _id } = await this.requestHandler.execute({ memberId }, amountPaise, 'commission');
      return _id;
    });
  }

  decidePayout(key: string, payoutId: string, memberId: string, status: PayoutDecision): Promise<string> {
    const wish = { commissionId: payoutId, userId: memberId, status };
    return this.calls.carryOut('decide', key, wish, async () => {
      await this.decideHandler.execute(wish, undefined, headId);
      return `${payoutId} ${status}`;
    });
  }

  transferByHand(utr: string, payableId: string, netPaise: Paise): Promise<string> {
    const sent = { payableId, net: netPaise / 100, utr, requestedBy: headId };
    return this.calls.carryOut('transfer', utr, sent, async () => {
      return (await this.transferHandler.execute(sent, undefined))._id;
    });
  }

  addEarnings(reason: string, memberId: string, amountPaise: Paise): Promise<string> {
    return this.calls.carryOut('add', reason, [memberId, amountPaise], async () => {
      await this.addHandler.execute({ memberId, amountPaise, reason, decidedBy: headId });
      return 'added';
    });
  }

  correct(reason: string, postingId: string, wanted: Paise | null): Promise<string> {
    return this.calls.carryOut('correct', reason, [postingId, wanted], () =>
      this.correctHandler.execute(postingId, reason, wanted, headId),
    );
  }

  releaseHolds(): Promise<number> {
    return this.releaser.releaseDue();
  }
}
