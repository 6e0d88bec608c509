import type { PasswordRequestView } from '@deepam/contracts';
import { useState } from 'react';
import { EmptyState } from '../../../components/ui/states.js';
import { SteadyList } from '../../../components/ui/steady-list.js';
import { TemporaryPasswordDialog } from '../../../shared/members/temporary-password-dialog.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useKeysetPages } from '../../../lib/use-keyset-pages.js';
import { passwordRequestsQuery } from '../api.js';
import { passwordRequestMessages } from '../messages.js';
import { DismissRequestDialog } from './dismiss-request-dialog.js';
import { useQuery } from '@tanstack/react-query';
import type { Column } from '../../../components/ui/columns.js';
import { DateText } from '../../../components/ui/date-text.js';
import { DecisionButtons } from '../../../shared/decisions/decision-buttons.js';
import { Influences } from '../../../shared/members/influences.js';
import { MemberLink } from '../../../shared/members/member-link.js';
import { formatCount } from '../../../lib/format/money.js';
import { counted } from '../../../lib/i18n/counted.js';
import type { Translate } from '../../../lib/i18n/messages.js';

type Text = Translate<(typeof passwordRequestMessages)['english']>;

const describing = ({ _id }: PasswordRequestView): string => `request-${_id}`;

function requestColumns(
  t: Text,
  { onGive, onDismiss }: Record<'onGive' | 'onDismiss', (request: PasswordRequestView) => void>,
): Column<PasswordRequestView>[] {
  return [
    {
      key: 'name',
      header: t('name'),
      isLead: true,
      cell: (request) => (
        <>
          <MemberLink id={describing(request)} memberId={request.memberId} name={request.name} isPeek />
          {request.influences.length > 0 && <Influences influences={request.influences} />}
        </>
      ),
    },
    { key: 'mobile', header: t('mobile'), cell: ({ mobile }) => <a href={`tel:+91${mobile}`}>{mobile}</a> },
    { key: 'since', header: t('since'), cell: ({ since }) => <DateText instant={since} /> },
    { key: 'last', header: t('lastAsked'), cell: ({ lastRequestedAt }) => <DateText instant={lastRequestedAt} /> },
    {
      key: 'times',
      header: t('times'),
      cell: ({ timesAsked }) => t(counted('timesAsked', timesAsked), { count: formatCount(timesAsked) }),
    },
    {
      key: 'actions',
      header: t('actions'),
      isBare: true,
      cell: (request) => (
        <DecisionButtons
          describedBy={describing(request)}
          approve={{ label: t('give'), onChoose: () => onGive(request) }}
          reject={{ label: t('dismiss'), onChoose: () => onDismiss(request) }}
        />
      ),
    },
  ];
}

const pageSize = 20;

export function RequestList() {
  const t = useText(passwordRequestMessages);
  const pages = useKeysetPages('');
  const requests = useQuery(passwordRequestsQuery({ limit: pageSize, cursor: pages.cursor }));
  const [giving, setGiving] = useState<PasswordRequestView | null>(null);
  const [dismissing, setDismissing] = useState<PasswordRequestView | null>(null);
  return (
    <>
      <SteadyList
        caption={t('title')}
        list={requests}
        pages={pages}
        pageSize={pageSize}
        columns={requestColumns(t, { onGive: setGiving, onDismiss: setDismissing })}
        empty={
          <EmptyState title={t('empty')} icon="key">
            <p>{t('emptyHint')}</p>
          </EmptyState>
        }
      />
      {giving !== null && (
        <TemporaryPasswordDialog member={{ ...giving, _id: giving.memberId }} onClose={() => setGiving(null)} />
      )}
      {dismissing !== null && <DismissRequestDialog request={dismissing} onClose={() => setDismissing(null)} />}
    </>
  );
}
