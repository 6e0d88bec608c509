import { spanOfTaxYear, type DocumentLanguage } from '@deepam/contracts';
import { Members } from '@deepam/members';
import { Clock } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { currentTransfer } from '../transfers/domain/payable-state.js';
import { latestUtr } from '../transfers/domain/transfer-facts.js';
import { TransfersRepository } from '../transfers/transfers.repository.js';
import { yearOf } from './domain/year.js';
import { BusinessesRepository } from './persistence/businesses.repository.js';
import { MovementsRepository } from './persistence/movements.repository.js';
import { issuerLines } from './sheets/document-sheet.js';
import { statementSheet } from './sheets/statement-sheet.js';
import { Typesetter } from './typesetting/typesetter.js';

/** The statement is not stored, since the current year changes daily. */
@Injectable()
export class YearStatementPdfHandler {
  constructor(
    private readonly movements: MovementsRepository,
    private readonly transfers: TransfersRepository,
    private readonly businesses: BusinessesRepository,
    private readonly members: Members,
    private readonly typesetter: Typesetter,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError SERVER.UNAVAILABLE while the document can't be made */
  async execute(memberId: string, taxYear: string, language: DocumentLanguage): Promise<Buffer> {
    const span = spanOfTaxYear(taxYear);
    const [movements, payouts, member, business] = await Promise.all([
      this.movements.movementsOf(memberId, span),
      this.movements.approvedIn(memberId, span),
      this.members.find(memberId),
      this.businesses.latest(),
    ]);
    const transfers = await this.transfers.ofPayables(payouts.map(({ _id }) => _id));
    const stated = payouts.map((payout) => {
      const transfer = currentTransfer(transfers.filter(({ payableId }) => payableId === payout._id));
      return { payout, transfer: transfer && { state: transfer.state, utr: latestUtr(transfer) } };
    });
    const year = yearOf(movements);
    const statement = {
      ...{ taxYear, payouts: stated, year, asOf: this.clock.now() },
      // The head has not entered the issuer yet.
      issuer: business ? issuerLines({ issuer: business }) : ['Deepam'],
      party: { name: member?.name ?? '', referralCode: member?.referralCode ?? '' },
    };
    return this.typesetter.set(statementSheet(statement, language));
  }
}
