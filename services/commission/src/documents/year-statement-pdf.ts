import { spanOfTaxYear, type DocumentLanguage, type Paise, type TransferState } from '@deepam/contracts';
import { Members } from '@deepam/members';
import { Clock } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { currentTransfer } from '../transfers/domain/transfer.js';
import { latestUtr } from '../transfers/domain/transfer-facts.js';
import { TransfersRepository } from '../transfers/transfers.repository.js';
import { yearOf, yearColumns, type YearRow } from './domain/year.js';
import { BusinessesRepository } from './persistence/businesses.repository.js';
import { MovementsRepository } from './persistence/movements.repository.js';
import { issuerLines } from './sheets/document-sheet.js';
import { Typesetter } from './typesetting/typesetter.js';
import type { PayoutDocument } from '../payouts/persistence/payout.schema.js';
import type { DocumentTexts } from './texts/en.js';
import { fill, textsIn } from './texts/texts.js';
import type { Sheet } from './typesetting/sheet.js';
import { amount, dayIn } from './sheets/parts.js';

export interface StatedPayout {
  readonly payout: PayoutDocument;
  readonly transfer?: { readonly state: TransferState; readonly utr: string | null } | undefined;
}

interface Statement {
  readonly taxYear: string;
  readonly issuer: readonly string[];
  readonly party: { readonly name: string; readonly referralCode: string };
  readonly year: ReturnType<typeof yearOf>;
  readonly payouts: readonly StatedPayout[];
  readonly asOf: Date;
}

export function statementSheet(statement: Statement, language: DocumentLanguage): Sheet {
  const texts = textsIn[language];
  const { taxYear, issuer, party, year, payouts, asOf } = statement;
  const figures = (row: YearRow) => yearColumns.map((column) => amount(row[column]));
  return {
    language,
    title: texts.statement,
    issuer,
    partyTitle: texts.to,
    party: [party.name, `${texts.memberCode}: ${party.referralCode}`],
    facts: [[texts.taxYear, taxYear]],
    tables: [
      {
        columns: [texts.month, ...yearColumns.map((column) => texts[column])],
        rows: [
          ...year.months.map(([month, row]) => [monthOf(month), ...figures(row)]),
          [texts.total, ...figures(year.total)],
        ],
      },
      ...(payouts.length === 0 ? [] : [payoutTable(payouts, texts)]),
    ],
    totals: [],
    notes: [...unsentNotes(payouts, texts), fill(texts.statementNote, { day: dayIn(asOf) }), texts.byComputer],
  };
}

const payoutTable = (payouts: readonly StatedPayout[], texts: DocumentTexts) => ({
  title: texts.payouts,
  columns: [texts.day, texts.utr, texts.amount, texts.taxDeducted, texts.paid],
  rows: payouts.map(({ payout, transfer }) => {
    const { amountPaise, tax, decidedAt } = payout;
    const [gross, deducted, net] = [amountPaise, tax?.taxPaise ?? 0, netOf(payout)].map(amount);
    return [dayIn(decidedAt!), transfer?.utr ?? '', gross!, deducted!, net!];
  }),
});

/** The ledger counts these payouts as paid, with their tax, although the money has not reached the member. */
const unsentNotes = (payouts: readonly StatedPayout[], texts: DocumentTexts): string[] =>
  payouts.flatMap(({ payout, transfer }) => {
    const isPaid = transfer?.state === 'paid' || transfer?.state === 'paid-twice' || netOf(payout) === 0;
    if (isPaid) return [];
    const text = transfer?.state === 'returned' ? texts.paymentCameBack : texts.paymentToBeSent;
    return [fill(text, { amount: amount(netOf(payout)), day: dayIn(payout.decidedAt!) })];
  });

const netOf = ({ amountPaise, tax }: PayoutDocument): Paise => tax?.netPaise ?? amountPaise;

const monthOf = (month: string): string => month.split('-').toReversed().join('/');

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
      this.businesses.findLatest(),
    ]);
    const transfers = await this.transfers.ofPayables(payouts.map(({ _id }) => _id));
    const stated = payouts.map((payout) => {
      const transfer = currentTransfer(transfers.filter(({ payableId }) => payableId === payout._id));
      return { payout, transfer: transfer && { state: transfer.state, utr: latestUtr(transfer) } };
    });
    const year = yearOf(movements);
    const statement = {
      taxYear,
      payouts: stated,
      year,
      asOf: this.clock.now(),
      issuer: business ? issuerLines({ issuer: business }) : ['Deepam'],
      party: {
        name: member?.name ?? '',
        referralCode: member?.referralCode ?? '',
      },
    };
    return this.typesetter.set(statementSheet(statement, language));
  }
}
