import { useState } from 'react';
import { useText } from '../../lib/i18n/use-text.js';
import { ConfirmDialog } from '../confirm-dialog.js';
import { accountsMessages } from './messages.js';

/** Another person has tried PINs: the owner is warned first. */
export function WrongPinsDialog({
  count,
  onGoOn,
  onClose,
}: {
  count: number;
  onGoOn: () => Promise<void>;
  onClose: () => void;
}) {
  const t = useText(accountsMessages);
  const [isBusy, setBusy] = useState(false);
  const goOn = () => {
    setBusy(true);
    void onGoOn().finally(() => setBusy(false));
  };
  return (
    <ConfirmDialog
      open
      title={t('title')}
      confirmLabel={t('goOn')}
      busy={isBusy}
      startsAtConfirm
      onConfirm={goOn}
      onCancel={onClose}
    >
      <p>{t('wrongBefore', { count })}</p>
    </ConfirmDialog>
  );
}
