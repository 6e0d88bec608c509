import type { DocumentLanguage, Paise } from '@deepam/contracts';
import { isUnsent } from '../../payouts/domain/granted-payout.js';
import type { PayoutDocument } from '../../payouts/persistence/payout.schema.js';
import { payoutMoment, yearColumns, type yearOf, type YearRow } from '../domain/year.js';
import type { DocumentTexts } from '../texts/en.js';
import { fill, textsIn } from '../texts/texts.js';
import type { Sheet } from '../typesetting/sheet.js';
import { amount, dayIn } from './written.js';

export interface Statement {
  readonly taxYear: string;
  readonly issuer: readonly string[];
  readonly party: { readonly name: string; readonly referralCode: string };
  readonly year: ReturnType<typeof yearOf>;
  readonly payouts: readonly PayoutDocument[];
  readonly asOf: Date;
}

/** The tax year of a member by month, and each payout: as long as it takes. */
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

const payoutTable = (payouts: readonly PayoutDocument[], texts: DocumentTexts) => ({
  title: texts.payouts,
  columns: [texts.day, texts.utr, texts.amount, texts.taxDeducted, texts.paid],
  rows: payouts.map((payout) => {
    const { utr, amountPaise, tax } = payout;
    return [
      dayIn(payoutMoment(payout)),
      utr ?? '',
      amount(amountPaise),
      amount(tax?.taxPaise ?? 0),
      amount(netOf(payout)),
    ];
  }),
});

/** The books have them as paid, with their tax, and the member has nothing yet. */
const unsentNotes = (payouts: readonly PayoutDocument[], texts: DocumentTexts): string[] =>
  payouts.flatMap((payout) => {
    const isLost = payout.cameBackAt !== undefined;
    if (!isLost && !isUnsent(payout)) return [];
    // One that a batch had paid has come back, and is granted to be sent again.
    const text = isLost || payout.paidAt != null ? texts.paymentCameBack : texts.paymentToBeSent;
    return [fill(text, { amount: amount(netOf(payout)), day: dayIn(payoutMoment(payout)) })];
  });

/** What was sent, after tax, as the bank shows it beside the UTR. */
const netOf = ({ amountPaise, tax }: PayoutDocument): Paise => tax?.netPaise ?? amountPaise;

/** "2026-04" as "04/2026". */
const monthOf = (month: string): string => month.split('-').toReversed().join('/');
