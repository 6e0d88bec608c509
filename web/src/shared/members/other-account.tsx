import { Link } from 'react-router-dom';
import { formatRupees } from '../../lib/format/money.js';
import { useText } from '../../lib/i18n/use-text.js';
import { personName } from '../../components/ui/person-name.js';
import { sharedNumberMessages } from './shared-number-messages.js';
import type { SharedNumberRows } from './shared-numbers-query.js';

type Other = SharedNumber['others'][number];

/** The link opens another tab, so that the present decision stays open. */
export function OtherAccount({ other: { name, referralCode, isHead, isDeleted, writtenOff } }: { other: Other }) {
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
