import { useState } from 'react';
import { useAuth } from '../../lib/auth/use-auth.js';
import { useText } from '../../lib/i18n/use-text.js';
import { ConfirmDialog } from '../../components/ui/confirm-dialog.js';
import { accountsMessages } from './messages.js';

interface Props {
  name: string;
  text: string;
  onLogIn: () => Promise<void>;
  onClose: () => void;
}

export function LogInDialog({ name, text, onLogIn, onClose }: Props) {
  const t = useText(accountsMessages);
  const { status } = useAuth();
  const [isBusy, setBusy] = useState(false);
  const logIn = () => {
    if (status !== 'in') return onClose();
    setBusy(true);
    void onLogIn().finally(() => setBusy(false));
  };
  return (
    <ConfirmDialog open title={name} confirmLabel={t('logIn')} busy={isBusy} onConfirm={logIn} onCancel={onClose}>
      <p role="status">{text}</p>
    </ConfirmDialog>
  );
}
