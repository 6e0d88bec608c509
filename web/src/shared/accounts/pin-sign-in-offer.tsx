import { useEffect, useState } from 'react';
import { findPinSignIn } from '../../lib/accounts/pin-sign-ins.js';
import { useText } from '../../lib/i18n/use-text.js';
import { useProfile } from '../../lib/own-profile.js';
import { announceAndClose } from '../../lib/announce-and-close.js';
import { endAdding } from './adding.js';
import { accountsMessages } from './messages.js';
import { NewPinDialog } from './new-pin-dialog.js';

export default function PinSignInOffer({ memberId }: { memberId: string }) {
  const t = useText(accountsMessages);
  const { data: profile } = useProfile();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    endAdding();
    void findPinSignIn(memberId).then((kept) => setOpen(kept === undefined));
  }, [memberId]);
  if (!isOpen || profile === undefined || profile.isHead) return null;
  const close = () => setOpen(false);
  return (
    <NewPinDialog
      profile={profile}
      title={t('offerTitle')}
      text={t('newText')}
      cancelLabel={t('notNow')}
      onKept={announceAndClose(t('kept'), close)}
      onClose={close}
    />
  );
}
