import type { CsvColumn, NetworkRow } from '@deepam/contracts';
import { csvMoment } from '@deepam/platform';

export const memberColumns: readonly CsvColumn<NetworkRow>[] = [
  { title: 'Referral Code', of: (row) => row.referralCode },
  { title: 'Level', of: (row) => row.level },
  { title: 'Name', of: (row) => row.name },
  { title: 'Mobile', of: (row) => row.mobile },
  { title: 'Email', of: (row) => row.email },
  { title: 'Address', of: (row) => row.address },
  { title: 'Registered (IST)', of: (row) => csvMoment(new Date(row.registeredDate)), isDate: true },
  { title: 'Approved', of: (row) => (row.isApproved ? 'yes' : 'no') },
  { title: 'Plan', of: (row) => row.plan },
  { title: 'Requested Plan', of: (row) => row.requestedPlan },
  { title: 'Sponsor Code', of: (row) => row.addedBy?.referralCode ?? null },
  { title: 'Sponsor Name', of: (row) => row.addedBy?.name ?? null },
  { title: 'Earnings', of: (row) => row.earnings, isMoney: true },
  { title: 'Commission', of: (row) => row.commission, isMoney: true },
  { title: 'Total Income', of: (row) => row.totalIncome, isMoney: true },
];
