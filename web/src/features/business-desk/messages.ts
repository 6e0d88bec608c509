import type { ReportColumn, ReportKind } from '@deepam/contracts';
import { defineMessages } from '../../lib/i18n/messages.js';

type ColumnNames = { readonly [C in ReportColumn as `column.${C}`]: string };
type KindNames = { readonly [K in ReportKind as `by.${K}`]: string };

const columns = {
  'column.received': 'Received for plans',
  'column.givenBack': 'Given back',
  'column.depositsReceived': 'Deposits received',
  'column.depositsReturned': 'Deposits returned',
  'column.commission': 'Commission credited',
  'column.earnings': 'Earnings credited',
  'column.takenBack': 'Credits taken back',
  'column.paid': 'Paid out',
  'column.taxDeducted': 'Tax deducted',
  'column.companyShare': 'Company’s share',
  'column.sales': 'Sales',
  'column.reversed': 'Reversed sales',
  'column.credits': 'Credits',
} as const satisfies ColumnNames;

const kinds = {
  'by.day': 'Day',
  'by.month': 'Month',
  'by.plan': 'Plan',
  'by.level': 'Level',
  'by.sponsor': 'Sponsor',
} as const satisfies KindNames;

export const businessDeskMessages = defineMessages('business-desk', {
  title: 'Overview',
  todayTitle: 'Today and this month',
  thisMonth: 'This month {amount}',
  yesterday: 'Yesterday {amount}',
  monthBefore: 'Same days last month {amount}',
  owedTitle: 'Owed now',
  payable: 'Balances of members',
  requested: 'Payouts requested',
  deposits: 'Cotton deposits held',
  tax: 'Tax to be paid',
  counting: 'Newer entries are being counted.',
  chartTitle: 'Received and paid, last 30 days',
  chartTable: 'Show as a table',
  reportsTitle: 'Reports',
  groupBy: 'One line for each',
  empty: 'Nothing happened in these days.',
  total: 'Total',
  level: 'Level {level}',
  noSponsor: 'Nobody above',
  cut: 'The 500 sponsors with the most sales are shown. The total and the file have all.',
  journalTitle: 'Journal for the accountant',
  journalLead: 'Every line of the ledger in these days. Debits and credits come to the same in its last line.',
  ...columns,
  ...kinds,
});
