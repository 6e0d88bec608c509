import type { ReportColumn, ReportKind } from '@deepam/contracts';
import { defineMessages } from '../../lib/i18n/messages.js';

type ColumnNames = { readonly [C in ReportColumn as `column.${C}`]: string };
type KindNames = { readonly [K in ReportKind as `by.${K}`]: string };

const columns = {
  'column.received': 'Plan sales',
  'column.givenBack': 'Plan refunds',
  'column.depositsReceived': 'Deposits received',
  'column.depositsReturned': 'Deposits refunded',
  'column.commission': 'Commission credited',
  'column.earnings': 'Earnings credited',
  'column.takenBack': 'Reversed credits',
  'column.paid': 'Paid out',
  'column.taxDeducted': 'TDS deducted',
  'column.companyShare': 'Company share',
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
  monthBefore: 'Same period last month {amount}',
  owedTitle: 'Outstanding',
  payable: 'Member balances',
  requested: 'Pending payouts',
  deposits: 'Cotton deposits held',
  tax: 'TDS payable',
  salesThisMonth: 'Plan sales this month',
  paidThisMonth: 'Paid out this month',
  pendingAmount: '{amount} pending',
  depositsAmount: '{amount} deposits held',
  counting: 'Updating with the latest entries…',
  chartTitle: 'Money in and out, last 30 days',
  before: '{name}, 30 days before',
  last30Days: 'Last 30 days',
  chartTable: 'Show as table',
  reportsTitle: 'Reports',
  groupBy: 'Group by',
  empty: 'No activity in this period.',
  total: 'Total',
  level: 'Level {level}',
  noSponsor: 'No sponsor',
  cut: 'Showing the top 500 sponsors by sales. Totals and the download include all.',
  journalTitle: 'Journal export',
  journalLead: 'Every ledger entry in this period, with total debits and credits.',
  ...columns,
  ...kinds,
});
