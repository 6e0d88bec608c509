import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../lib/api-client.js';
import { keyOf, useRefresh } from '../../lib/api/endpoint-query.js';
import { session } from '../../lib/auth/session.js';
import { useDesk } from '../../lib/auth/use-desk.js';
import { useText } from '../../lib/i18n/use-text.js';
import { useStore } from '../../lib/store.js';
import { Button } from '../../components/ui/button.js';
import { CorrectMobileDialog } from './correct-mobile-dialog.js';
import { memberAccountMessages } from './member-account-messages.js';
import styles from './member-account.module.css';
import { NumbersBox } from '../numbers/numbers-box.js';
import { ErrorState, LoadingState } from '../../components/ui/states.js';
import { TemporaryPasswordDialog } from './temporary-password-dialog.js';
import { WriteOffDialog } from '../decisions/write-off-dialog.js';
import type { memberAccount, ResponseOf } from '@deepam/contracts';
import { formatDateTime } from '../../lib/format/date.js';
import { sentenceOf } from '../../lib/api/api-error.js';
import { useAction } from '../../lib/api/use-action.js';
import { useChangeListed } from '../../lib/network/member-network.js';
import { announceAndClose } from '../../lib/announce-and-close.js';
import { ReasonDialog } from '../../components/ui/reason-dialog.js';

export function MemberAccount({ member }: { member: { _id: string; name: string; mobile: string } }) {
  const t = useText(memberAccountMessages);
  const { may } = useDesk();
  const now = useStore(session);
  const isHead = now.status === 'in' && now.isHead;
  const { _id: id } = member;
  const account = useQuery({
    queryKey: keyOf('memberAccount', { id }),
    queryFn: ({ signal }) => callApi('memberAccount', { params: { id }, signal }),
  });
  const [open, setOpen] = useState<'password' | 'mobile' | 'suspension' | 'write-off' | null>(null);
  const close = () => setOpen(null);
  if (account.data === undefined) {
    return (
      <NumbersBox title={t('title')}>
        {account.isError ? (
          <ErrorState error={account.error} onRetry={() => void account.refetch()} />
        ) : (
          <LoadingState neverKept />
        )}
      </NumbersBox>
    );
  }
  const { suspension, changes } = account.data;
  return (
    <NumbersBox title={t('title')}>
      <AccountChanges suspension={suspension} changes={changes} />
      {may('manage-members') && (
        <div className={styles.actions}>
          <Button
            variant="secondary"
            size="small"
            needsConnection
            aria-haspopup="dialog"
            onClick={() => setOpen('password')}
          >
            {t('givePassword')}
          </Button>
          <Button
            variant="secondary"
            size="small"
            needsConnection
            aria-haspopup="dialog"
            onClick={() => setOpen('mobile')}
          >
            {t('correctMobile')}
          </Button>
          <Button
            variant={suspension === null ? 'outlinedDanger' : 'secondary'}
            size="small"
            needsConnection
            aria-haspopup="dialog"
            onClick={() => setOpen('suspension')}
          >
            {t(suspension === null ? 'suspend' : 'reinstate')}
          </Button>
          {isHead && (
            <Button
              variant="outlinedDanger"
              size="small"
              needsConnection
              aria-haspopup="dialog"
              onClick={() => setOpen('write-off')}
            >
              {t('writeOff')}
            </Button>
          )}
        </div>
      )}
      {open === 'password' && <TemporaryPasswordDialog member={member} onClose={close} />}
      {open === 'mobile' && <CorrectMobileDialog member={member} onClose={close} />}
      {open === 'write-off' && <WriteOffDialog member={member} onClose={close} />}
      {open === 'suspension' && <SuspensionDialog member={member} isSuspended={suspension !== null} onClose={close} />}
    </NumbersBox>
  );
}

function AccountChanges({ suspension, changes }: ResponseOf<typeof memberAccount>) {
  const t = useText(memberAccountMessages);
  return (
    <>
      {suspension !== null && (
        <p className={styles.suspended}>
          {t('suspendedSince', { moment: formatDateTime(suspension.since), reason: suspension.reason })}
        </p>
      )}
      {changes.length > 0 && (
        <ul className={styles.changes} aria-label={t('history')}>
          {changes.map(({ _id, kind, at, reason }) => (
            <li key={_id}>
              {t(`kind.${kind}`)} <span className={styles.soft}>{formatDateTime(at)}</span>
              {reason !== null && <div className={styles.soft}>{reason}</div>}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface Props {
  member: { readonly _id: string; readonly name: string };
  isSuspended: boolean;
  onClose: () => void;
}

function SuspensionDialog({ member: { _id: id, name }, isSuspended, onClose }: Props) {
  const t = useText(memberAccountMessages);
  const refresh = useRefresh();
  const changeListed = useChangeListed();
  const change = useAction({
    mutationFn: (reason: string, key) =>
      callApi(isSuspended ? 'reinstateMember' : 'suspendMember', { key, params: { id }, body: { reason } }),
    onSuccess: () => changeListed(id, { isSuspended: isSuspended ? undefined : true }),
    onError: () => refresh('memberNetwork'),
    onSettled: () => refresh('memberAccount', 'memberSessions', 'payables'),
  });
  const confirm = (reason: string) =>
    change.mutate(reason, {
      onSuccess: announceAndClose(t(isSuspended ? 'reinstated' : 'suspendedNow', { name }), onClose),
    });
  return (
    <ReasonDialog
      title={t(isSuspended ? 'reinstateTitle' : 'suspendTitle')}
      confirmLabel={t(isSuspended ? 'reinstate' : 'suspend')}
      busy={change.isPending}
      failure={change.isError ? t('failed', { error: sentenceOf(change.error) }) : undefined}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {t(isSuspended ? 'reinstateLead' : 'suspendLead', { name })}
    </ReasonDialog>
  );
}
