import type { ConsentView } from '@deepam/contracts';
import { ConfirmDialog } from '../../components/confirm-dialog.js';
import { FieldError } from '../../components/field.js';
import formStyles from '../../components/form.module.css';
import { ReasonDialog } from '../../components/reason-dialog.js';
import { sentenceOf } from '../../lib/api/api-error.js';
import { useText } from '../../lib/i18n/use-text.js';
import { secondPersonMessages } from '../../lib/second-person/messages.js';
import { showToast } from '../../lib/toast.js';
import { type Holder, useGrant, useRefuse, useWithdraw } from './api/consents.js';
import { ConsentFacts } from './consent-facts.js';

export type Decision = 'grant' | 'refuse' | 'withdraw';

interface Props {
  decision: Decision;
  consent: ConsentView;
  holder: Holder;
  onClose: () => void;
}

/** The last question, with all that is decided about. */
export function DecisionDialog({ decision, ...rest }: Props) {
  switch (decision) {
    case 'grant':
      return <GrantDialog {...rest} />;
    case 'refuse':
      return <RefuseDialog {...rest} />;
    case 'withdraw':
      return <WithdrawDialog {...rest} />;
  }
}

function GrantDialog({ consent, holder, onClose }: Omit<Props, 'decision'>) {
  const t = useText(secondPersonMessages);
  const granting = useGrant(holder);
  const isFile = consent.call === 'exportPayoutFile';
  const grant = () =>
    granting.mutate(consent._id, {
      onSuccess: () => {
        showToast(t(isFile ? 'grantedFile' : 'granted'), 'success');
        onClose();
      },
    });
  return (
    <ConfirmDialog
      open
      title={t('grantTitle')}
      confirmLabel={t('grant')}
      busy={granting.isPending}
      onConfirm={grant}
      onCancel={onClose}
    >
      <div className={formStyles.form}>
        <p>
          <strong>{t(`call.${consent.call}`)}</strong>
        </p>
        <ConsentFacts consent={consent} isOwn={false} />
        <p>{t(isFile ? 'grantFileLead' : 'grantLead')}</p>
        {granting.isError && <FieldError text={t('grantFailed', { error: sentenceOf(granting.error) })} />}
      </div>
    </ConfirmDialog>
  );
}

function RefuseDialog({ consent, holder, onClose }: Omit<Props, 'decision'>) {
  const t = useText(secondPersonMessages);
  const refusing = useRefuse(holder);
  const refuse = (reason: string) =>
    refusing.mutate(
      { id: consent._id, reason },
      {
        onSuccess: () => {
          showToast(t('refused'), 'success');
          onClose();
        },
      },
    );
  return (
    <ReasonDialog
      title={t('refuseTitle')}
      confirmLabel={t('refuse')}
      busy={refusing.isPending}
      failure={refusing.isError ? t('refuseFailed', { error: sentenceOf(refusing.error) }) : undefined}
      onConfirm={refuse}
      onCancel={onClose}
    >
      {t('refuseLead')}
    </ReasonDialog>
  );
}

function WithdrawDialog({ consent, holder, onClose }: Omit<Props, 'decision'>) {
  const t = useText(secondPersonMessages);
  const withdrawing = useWithdraw(holder);
  const withdraw = () =>
    withdrawing.mutate(consent._id, {
      onSuccess: () => {
        showToast(t('withdrawn'), 'success');
        onClose();
      },
    });
  return (
    <ConfirmDialog
      open
      title={t('withdrawTitle')}
      confirmLabel={t('withdraw')}
      busy={withdrawing.isPending}
      onConfirm={withdraw}
      onCancel={onClose}
    >
      <div className={formStyles.form}>
        <p>{t('withdrawLead')}</p>
        {withdrawing.isError && <FieldError text={t('withdrawFailed', { error: sentenceOf(withdrawing.error) })} />}
      </div>
    </ConfirmDialog>
  );
}
