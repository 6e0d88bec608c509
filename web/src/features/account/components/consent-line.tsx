import type { KycConsent } from '@deepam/contracts';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.js';
import { FieldError } from '../../../components/ui/field.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { formatDate } from '../../../lib/format/date.js';
import type { Translate } from '../../../lib/i18n/messages.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { showToast } from '../../../lib/toast.js';
import { useWithdrawKycConsent } from '../api.js';
import { accountMessages } from '../messages.js';
import styles from './profile.module.css';

interface Props {
  consent: KycConsent | null;
  hasDocuments: boolean;
}

export function ConsentLine({ consent, hasDocuments }: Props) {
  const t = useText(accountMessages);
  const withdraw = useWithdrawKycConsent();
  const [asked, setAsked] = useState(false);
  if (consent === null && !hasDocuments) return null;
  const isWithdrawn = consent !== null && consent.withdrawnAt !== null;

  return (
    <div className={styles.consent}>
      <p className={styles.soft}>{consentSentence(t, consent)}</p>
      {!isWithdrawn && (
        <Button variant="secondary" size="small" needsConnection onClick={() => setAsked(true)}>
          {t('withdrawConsent')}
        </Button>
      )}
      <ConfirmDialog
        open={asked}
        title={t('withdrawConsent')}
        confirmLabel={t('withdrawConsent')}
        tone="danger"
        busy={withdraw.isPending}
        onCancel={() => setAsked(false)}
        onConfirm={() =>
          withdraw.mutate(undefined, {
            onSuccess: () => {
              setAsked(false);
              showToast(t('withdrawDone'), 'success');
            },
          })
        }
      >
        <p>{t('withdrawText')}</p>
        {withdraw.isError && <FieldError text={sentenceOf(withdraw.error)} />}
      </ConfirmDialog>
    </div>
  );
}

function consentSentence(t: Translate<(typeof accountMessages)['english']>, consent: KycConsent | null): string {
  if (consent === null) return t('consentNone');
  const { version, givenAt, withdrawnAt } = consent;
  if (withdrawnAt !== null) return t('consentWithdrawn', { date: formatDate(withdrawnAt) });
  return t('consentGiven', { date: formatDate(givenAt ?? ''), version: String(version) });
}
