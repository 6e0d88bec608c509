import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../lib/api-client.js';
import { keyOf } from '../lib/api/endpoint-query.js';
import { session } from '../lib/auth/session.js';
import { useDesk } from '../lib/auth/use-desk.js';
import { useText } from '../lib/i18n/use-text.js';
import { useStore } from '../lib/store.js';
import { AccountChanges } from './account-changes.js';
import { Button } from './button.js';
import { CorrectMobileDialog } from './correct-mobile-dialog.js';
import { memberAccountMessages } from './member-account-messages.js';
import styles from './member-account.module.css';
import { NumbersBox } from './numbers-box.js';
import { ErrorState, LoadingState } from './states.js';
import { SuspensionDialog } from './suspension-dialog.js';
import { TemporaryPasswordDialog } from './temporary-password-dialog.js';
import { WriteOffDialog } from './write-off-dialog.js';

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
