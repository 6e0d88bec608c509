import type { GrievanceRow } from '@deepam/contracts';
import { Button } from '../../../components/ui/button.js';
import type { Column } from '../../../components/ui/columns.js';
import { DateText } from '../../../components/ui/date-text.js';
import { GrievanceStateBadge } from '../../../shared/grievances/grievance-card.js';
import type { grievanceMessages } from '../../../shared/grievances/grievance-messages.js';
import { MemberLink } from '../../../shared/members/member-link.js';
import { StatusBadge } from '../../../components/ui/status-badge.js';
import type { Translate } from '../../../lib/i18n/messages.js';
import type { grievanceDeskMessages } from '../messages.js';
import styles from './grievances.module.css';

interface Work {
  readonly mayAnswer: boolean;
  readonly busyWith: string | undefined;
  readonly onAcknowledge: (ticket: string) => void;
  readonly onOpen: (row: GrievanceRow) => void;
}

const describing = ({ ticket }: GrievanceRow): string => `ticket-${ticket}`;

export function grievanceColumns(
  t: Translate<(typeof grievanceDeskMessages)['english']>,
  say: Translate<(typeof grievanceMessages)['english']>,
  { mayAnswer, busyWith, onAcknowledge, onOpen }: Work,
): Column<GrievanceRow>[] {
  return [
    {
      key: 'ticket',
      header: say('ticket'),
      isLead: true,
      cell: (row) => (
        <div className={styles.lines}>
          <strong id={describing(row)} className={styles.ticket}>
            {row.ticket}
          </strong>
          <span className={styles.soft}>{say(`category.${row.category}`)}</span>
        </div>
      ),
    },
    {
      key: 'who',
      isKept: true,
      header: t('who'),
      cell: ({ name, mobile, memberId }) => (
        <div className={styles.lines}>
          {memberId === null || name === null ? (
            <span>{name ?? t('unknown')}</span>
          ) : (
            <MemberLink memberId={memberId} name={name} isPeek />
          )}
          {mobile !== null && <a href={`tel:+91${mobile}`}>{mobile}</a>}
          <span className={styles.soft}>{t(memberId === null ? 'visitor' : 'member')}</span>
        </div>
      ),
    },
    { key: 'filed', header: say('filed'), cell: ({ filedAt }) => <DateText instant={filedAt} withTime /> },
    {
      key: 'due',
      header: t('due'),
      cell: ({ dueBy, isOverdue }) =>
        dueBy === null ? (
          <span className={styles.soft}>{t('nothingDue')}</span>
        ) : (
          <div className={styles.lines}>
            <DateText instant={new Date(Date.parse(dueBy) - 1).toISOString()} withTime />
            {isOverdue && <StatusBadge tone="warn">{t('overdue')}</StatusBadge>}
          </div>
        ),
    },
    { key: 'state', isKept: true, header: t('state'), cell: ({ state }) => <GrievanceStateBadge state={state} /> },
    {
      key: 'actions',
      header: t('actions'),
      isBare: true,
      isScreenOnly: true,
      cell: (row) => (
        <div className={styles.actions}>
          {mayAnswer && row.state === 'Received' && (
            <Button
              size="small"
              needsConnection
              busy={busyWith === row.ticket}
              aria-describedby={describing(row)}
              onClick={() => onAcknowledge(row.ticket)}
            >
              {t('acknowledge')}
            </Button>
          )}
          <Button
            size="small"
            variant="secondary"
            aria-haspopup="dialog"
            aria-describedby={describing(row)}
            onClick={() => onOpen(row)}
          >
            {t('look')}
          </Button>
        </div>
      ),
    },
  ];
}
