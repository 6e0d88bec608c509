import type { PasswordRequestView } from '@deepam/contracts';
import { Button } from '../../../components/button.js';
import type { Column } from '../../../components/columns.js';
import { DateText } from '../../../components/date-text.js';
import { MemberLink } from '../../../components/member-link.js';
import { formatCount } from '../../../lib/format/money.js';
import { counted } from '../../../lib/i18n/counted.js';
import type { Translate } from '../../../lib/i18n/messages.js';
import type { passwordRequestMessages } from '../messages.js';
import styles from './password-requests.module.css';

type Text = Translate<(typeof passwordRequestMessages)['english']>;

const describing = ({ _id }: PasswordRequestView): string => `request-${_id}`;

export function requestColumns(
  t: Text,
  { onGive, onDismiss }: Record<'onGive' | 'onDismiss', (request: PasswordRequestView) => void>,
): Column<PasswordRequestView>[] {
  return [
    {
      key: 'name',
      header: t('name'),
      lead: true,
      cell: (request) => <MemberLink id={describing(request)} memberId={request.memberId} name={request.name} />,
    },
    { key: 'mobile', header: t('mobile'), cell: ({ mobile }) => <a href={`tel:+91${mobile}`}>{mobile}</a> },
    { key: 'since', header: t('since'), cell: ({ since }) => <DateText instant={since} /> },
    { key: 'last', header: t('lastAsked'), cell: ({ lastAskedAt }) => <DateText instant={lastAskedAt} /> },
    {
      key: 'times',
      header: t('times'),
      cell: ({ timesAsked }) => t(counted('timesAsked', timesAsked), { count: formatCount(timesAsked) }),
    },
    {
      key: 'actions',
      header: t('actions'),
      bare: true,
      cell: (request) => (
        <div className={styles.actions}>
          <Button
            size="small"
            needsLine
            aria-haspopup="dialog"
            aria-describedby={describing(request)}
            onClick={() => onGive(request)}
          >
            {t('give')}
          </Button>
          <Button
            size="small"
            needsLine
            variant="outlinedDanger"
            aria-haspopup="dialog"
            aria-describedby={describing(request)}
            onClick={() => onDismiss(request)}
          >
            {t('dismiss')}
          </Button>
        </div>
      ),
    },
  ];
}
