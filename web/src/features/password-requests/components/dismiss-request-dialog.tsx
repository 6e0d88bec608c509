import type { PasswordRequestView } from '@deepam/contracts';
import { ReasonDialog } from '../../../components/ui/reason-dialog.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { announceAndClose } from '../../../lib/announce-and-close.js';
import { useDismissPasswordRequest } from '../api.js';
import { passwordRequestMessages } from '../messages.js';

export function DismissRequestDialog({ request, onClose }: { request: PasswordRequestView; onClose: () => void }) {
  const t = useText(passwordRequestMessages);
  const dismissal = useDismissPasswordRequest();
  const { _id: id, name } = request;
  const dismiss = (reason: string) =>
    dismissal.mutate({ id, reason }, { onSuccess: announceAndClose(t('dismissed', { name }), onClose) });
  return (
    <ReasonDialog
      title={t('dismissTitle')}
      confirmLabel={t('dismiss')}
      busy={dismissal.isPending}
      failure={dismissal.isError ? t('failed', { error: sentenceOf(dismissal.error) }) : undefined}
      onConfirm={dismiss}
      onCancel={onClose}
    >
      {t('dismissLead', { name })}
    </ReasonDialog>
  );
}
