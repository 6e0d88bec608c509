import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { sentenceOf } from '../../lib/api/api-error.js';
import { seeingSharedNumbers } from '../../lib/auth/desk-permissions.js';
import { useDesk } from '../../lib/auth/use-desk.js';
import { formatCount, formatRupees } from '../../lib/format/money.js';
import { useText } from '../../lib/i18n/use-text.js';
import { Button } from '../../components/ui/button.js';
import { FieldError } from '../../components/ui/field.js';
import { personName } from '../../components/ui/person-name.js';
import { sharedNumberMessages } from './shared-number-messages.js';
import { type SharedNumberRows, sharedNumbersQuery } from './shared-numbers-query.js';
import { StatusBadge } from '../../components/ui/status-badge.js';
import { WarningNotice } from '../../components/ui/warning-notice.js';

export type { SharedNumberRows };
export function useSharedNumbers(memberIds: readonly string[]) {
  const { may } = useDesk();
  return useQuery({
    ...sharedNumbersQuery(memberIds),
    enabled: memberIds.length > 0 && may(...seeingSharedNumbers),
  });
}

export function SharedNumbersNotice({ memberId }: { memberId: string }) {
  const t = useText(sharedNumberMessages);
  const { may } = useDesk();
  const { data, isError, error, refetch } = useSharedNumbers([memberId]);
  if (!may(...seeingSharedNumbers)) return null;
  if (data === undefined) {
    if (!isError) return <p role="status">{t('looking')}</p>;
    return (
      <div>
        <FieldError text={t('failed', { error: sentenceOf(error) })} />
        <Button variant="secondary" size="small" onClick={() => void refetch()}>
          {t('again')}
        </Button>
      </div>
    );
  }
  const shared = data.flatMap((row) => row.shared);
  if (shared.length === 0) return null;
  return (
    <WarningNotice title={t('title')} lead={t('lead')}>
      <ul>
        {shared.map(({ number, masked, others, total }) => (
          <li key={number}>
            {t(number, { number: masked })}
            <ul>
              {others.map((other) => (
                <li key={other._id}>
                  <OtherAccount other={other} />
                </li>
              ))}
              {total > others.length && <li>{t('more', { count: formatCount(total - others.length) })}</li>}
            </ul>
          </li>
        ))}
      </ul>
    </WarningNotice>
  );
}

export function SharedNumbersBadge({ rows, memberId }: { rows: SharedNumberRows | undefined; memberId: string }) {
  const t = useText(sharedNumberMessages);
  const isShared = rows?.some((row) => row.memberId === memberId) === true;
  return isShared ? <StatusBadge tone="bad">{t('badge')}</StatusBadge> : null;
}

type Other = SharedNumber['others'][number];

/** The link opens another tab, so that the present decision stays open. */
function OtherAccount({ other: { name, referralCode, isHead, isDeleted, writtenOff } }: { other: Other }) {
  const t = useText(sharedNumberMessages);
  const shown = personName(name);
  if (isHead) return `${shown} (${t('head')})`;
  if (isDeleted) return `${shown} (${t('deleted')})`;
  if (writtenOff !== null) return `${shown} (${t('owed', { amount: formatRupees(writtenOff) })})`;
  if (referralCode === null) return shown;
  return (
    <Link to={`/network?${new URLSearchParams({ search: referralCode })}`} target="_blank">
      {referralCode} {shown}
    </Link>
  );
}

type SharedNumber = SharedNumberRows[number]['shared'][number];
