import type { NetworkRow } from '@deepam/contracts';
import type { ReactNode } from 'react';
import { ConfirmSending } from '../../../shared/decisions/confirm-sending.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { memberAdminMessages } from '../messages.js';
import styles from './member-admin.module.css';

interface Props {
  member: Pick<NetworkRow, 'name' | 'referralCode'>;
  question: string;
  note?: ReactNode;
  confirmLabel: string;
  tone?: 'primary' | 'danger';
  startsAtConfirm?: boolean;
  work: { isPending: boolean; error: Error | null };
  onConfirm: () => void;
  onCancel: () => void;
}

export function ConfirmMemberAction({ member, question, note, work, ...dialog }: Props) {
  const t = useText(memberAdminMessages);
  return (
    <ConfirmSending
      title={t('confirmTitle')}
      busy={work.isPending}
      failure={work.error !== null ? t('actionFailed', { error: sentenceOf(work.error) }) : undefined}
      {...dialog}
    >
      <p>{question}</p>
      <p className={styles.name}>{t('about', { name: member.name, code: member.referralCode })}</p>
      {note}
    </ConfirmSending>
  );
}
