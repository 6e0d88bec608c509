import type { PlanName } from '@deepam/contracts';
import { Button } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { plansMessages } from '../messages.js';
import styles from './enrollment.module.css';

interface Props {
  plan: PlanName;
  onCancel: () => void;
  onReplaceProof: () => void;
}

/** The member has already paid for a pending request and must not pay again. */
export function AlreadyRequested({ plan, onCancel, onReplaceProof }: Props) {
  const t = useText(plansMessages);
  return (
    <Dialog
      open
      onClose={onCancel}
      title={t('pending')}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {t('close')}
          </Button>
          <Button needsConnection onClick={onReplaceProof}>
            {t('sendAnotherProof')}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <p className={styles.paidAlready}>{t('alreadyAsked', { plan })}</p>
        <p>{t('wrongProof')}</p>
      </div>
    </Dialog>
  );
}
