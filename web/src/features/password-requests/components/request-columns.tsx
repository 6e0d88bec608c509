import type { PasswordRequestView } from '@deepam/contracts';
import type { Column } from '../../../components/ui/columns.js';
import { DateText } from '../../../components/ui/date-text.js';
import { DecisionButtons } from '../../../shared/decisions/decision-buttons.js';
import { Influences } from '../../../shared/members/influences.js';
import { MemberLink } from '../../../shared/members/member-link.js';
import { formatCount } from '../../../lib/format/money.js';
import { counted } from '../../../lib/i18n/counted.js';
import type { Translate } from '../../../lib/i18n/messages.js';
import type { passwordRequestMessages } from '../messages.js';

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
      cell: (request) => (
        <>
          <MemberLink id={describing(request)} memberId={request.memberId} name={request.name} />
          {request.influences.length > 0 && <Influences influences={request.influences} />}
        </>
      ),
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
        <DecisionButtons
          describedBy={describing(request)}
          grant={{ label: t('give'), onChoose: () => onGive(request) }}
          refuse={{ label: t('dismiss'), onChoose: () => onDismiss(request) }}
        />
      ),
    },
  ];
}
