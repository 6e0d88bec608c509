import { toRupees, type CsvColumn } from '@deepam/contracts';
import { csvMoment } from '@deepam/platform';
import type { JournalRow } from './journal-rows.js';

export const journalColumns: readonly CsvColumn<JournalRow>[] = [
  { title: 'Date (IST)', of: ({ posting }) => csvMoment(posting.occurredAt), isDate: true },
  { title: 'Account', of: ({ account }) => account },
  { title: 'Debit', of: ({ debitPaise }) => toRupees(debitPaise), isMoney: true },
  { title: 'Credit', of: ({ creditPaise }) => toRupees(creditPaise), isMoney: true },
  { title: 'Kind', of: ({ posting }) => posting.kind },
  { title: 'Reference', of: ({ posting }) => posting.key },
  { title: 'Reason', of: ({ posting }) => posting.reason },
];
