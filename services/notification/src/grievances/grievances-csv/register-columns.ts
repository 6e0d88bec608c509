import type { CsvColumn, GrievanceRow } from '@deepam/contracts';
import { csvMoment } from '@deepam/platform';

const moment = (instant: string | null): string | null => instant && csvMoment(new Date(instant));

export const registerColumns: readonly CsvColumn<GrievanceRow>[] = [
  { title: 'Ticket', of: ({ ticket }) => ticket },
  { title: 'Received (IST)', of: ({ filedAt }) => moment(filedAt), isDate: true },
  { title: 'From', of: ({ memberId }) => (memberId === null ? 'visitor' : 'member') },
  { title: 'Name', of: ({ name }) => name },
  { title: 'Category', of: ({ category }) => category },
  { title: 'Reference', of: ({ reference }) => reference },
  { title: 'State', of: ({ state }) => state },
  { title: 'Acknowledge By (IST)', of: ({ acknowledgeBy }) => moment(acknowledgeBy), isDate: true },
  { title: 'Acknowledged (IST)', of: ({ acknowledgedAt }) => moment(acknowledgedAt), isDate: true },
  { title: 'Redress By (IST)', of: ({ redressBy }) => moment(redressBy), isDate: true },
  { title: 'Resolved (IST)', of: ({ resolvedAt }) => moment(resolvedAt), isDate: true },
  { title: 'Reopened (IST)', of: ({ reopenedAt }) => moment(reopenedAt), isDate: true },
  { title: 'Overdue', of: ({ isOverdue }) => (isOverdue ? 'yes' : 'no') },
];
