import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { maxPinSignIns } from '../../lib/accounts/pin-sign-ins.js';
import { canSeal } from '../../lib/accounts/sealing.js';
import { putAway } from '../../lib/accounts/switch-account.js';
import { useAuth } from '../../lib/auth/use-auth.js';
import { useText } from '../../lib/i18n/use-text.js';
import type { Profile } from '../../lib/own-profile.js';
import { announceAndClose } from '../../lib/announce-and-close.js';
import { Button } from '../../components/ui/button.js';
import { Card } from '../../components/ui/surface.js';
import { AccountChoice } from './account-choice.js';
import { noteAdding } from './adding.js';
import styles from './accounts.module.css';
import { accountsMessages } from './messages.js';
import { NewPinDialog } from './new-pin-dialog.js';
import { usePinSignIns } from './use-pin-sign-ins.js';

type PinAction = 'keep' | 'add';

interface Props {
  profile: Pick<Profile, 'name' | 'mobile'>;
  className?: string | undefined;
}

export default function AccountsCard({ profile, className }: Props) {
  const t = useText(accountsMessages);
  const { memberId } = useAuth();
  const { kept, look } = usePinSignIns();
  const [action, setAction] = useState<PinAction | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '#accounts') title.current!.focus();
  }, [hash]);
  const all = kept ?? [];
  const isKept = all.some((one) => one.memberId === memberId);
  const isFull = all.length >= maxPinSignIns && !isKept;
  const makeRoom = () => {
    setAction(null);
    noteAdding();
    setLeaving(true);
    void putAway().finally(() => setLeaving(false));
  };
  const close = () => {
    setAction(null);
    look();
  };
  return (
    <Card className={className} aria-labelledby="accounts">
      <h3 id="accounts" ref={title} tabIndex={-1} className={styles.title}>
        {t('title')}
      </h3>
      <p className={styles.soft}>{t(canSeal() ? 'lead' : 'unavailable')}</p>
      {all.length > 0 && <AccountChoice accounts={all} activeId={memberId} onChange={look} />}
      {!isKept && all.length > 0 && <p className={styles.soft}>{t(isFull ? 'full' : 'notKept')}</p>}
      {canSeal() && (
        <div className={styles.choices}>
          {!isFull && (
            <Button variant="secondary" busy={isLeaving} onClick={() => (isKept ? makeRoom() : setAction('add'))}>
              {t('add')}
            </Button>
          )}
          {!isFull && (
            <Button variant="quiet" needsConnection onClick={() => setAction('keep')}>
              {t(isKept ? 'changePin' : 'keep')}
            </Button>
          )}
        </div>
      )}
      {action !== null && (
        <NewPinDialog
          profile={profile}
          text={t(action === 'add' ? 'addText' : 'newText')}
          onKept={action === 'add' ? makeRoom : announceAndClose(t('kept'), close)}
          onClose={close}
        />
      )}
    </Card>
  );
}
