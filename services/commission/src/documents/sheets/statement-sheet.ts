import type { DocumentLanguage, Paise, TransferState } from '@deepam/contracts';
import type { PayoutDocument } from '../../payouts/persistence/payout.schema.js';
import { yearColumns, type yearOf, type YearRow } from '../domain/year.js';
import type { DocumentTexts } from '../texts/en.js';
import { fill, textsIn } from '../texts/texts.js';
import type { Sheet } from '../typesetting/sheet.js';
import { amount, dayIn } from './written.js';

export interface StatedPayout {
  readonly payout: PayoutDocument;
  readonly transfer?: { readonly state: TransferState; readonly utr: string | null } | undefined;
}

export interface Statement {
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

/** The ledger has these payouts as paid, with their tax, although the money has not reached the member. */
const unsentNotes = (payouts: readonly StatedPayout[], texts: DocumentTexts): string[] =>
  payouts.flatMap(({ payout, transfer }) => {
    const isPaid = transfer?.state === 'paid' || transfer?.state === 'paid-twice' || netOf(payout) === 0;
    if (isPaid) return [];
    const text = transfer?.state === 'returned' ? texts.paymentCameBack : texts.paymentToBeSent;
    return [fill(text, { amount: amount(netOf(payout)), day: dayIn(payout.decidedAt!) })];
  });

const netOf = ({ amountPaise, tax }: PayoutDocument): Paise => tax?.netPaise ?? amountPaise;

const monthOf = (month: string): string => month.split('-').toReversed().join('/');
