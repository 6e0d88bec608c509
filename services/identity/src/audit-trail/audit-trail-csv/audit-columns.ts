import type { AuditView, CsvColumn } from '@deepam/contracts';
import { csvMoment } from '@deepam/platform';

export const auditColumns: readonly CsvColumn<AuditView>[] = [
  { title: 'When (IST)', of: ({ at }) => csvMoment(new Date(at)), isDate: true },
  { title: 'What', of: ({ kind }) => kind },
  { title: 'By', of: ({ actor }) => actor.kind },
  { title: 'By Name', of: ({ actor }) => actor.name },
  { title: 'By Id', of: ({ actor }) => actor.id },
  { title: 'Member', of: ({ member }) => member?.name ?? null },
  { title: 'Member Id', of: ({ member }) => member?._id ?? null },
  { title: 'Of What', of: ({ subject }) => subject && `${subject.kind} ${subject.id}` },
  { title: 'Before', of: ({ before }) => stateText(before) },
  { title: 'After', of: ({ after }) => stateText(after) },
  { title: 'Address', of: ({ address }) => address },
  { title: 'Session', of: ({ sessionId }) => sessionId },
  { title: 'Entry', of: ({ _id }) => _id },
];

const stateText = (state: AuditView['before']): string | null =>
  state &&
  Object.entries(state)
    .map(([field, value]) => `${field}: ${value ?? '-'}`)
    .join('; ');
