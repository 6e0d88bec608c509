import type { NetworkRow } from '@deepam/contracts';
import type { ReactNode } from 'react';
import { StatusBadge } from '../../../components/ui/status-badge.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { memberAdminMessages } from '../messages.js';
import styles from './member-admin.module.css';

interface Props {
  member: Pick<NetworkRow, 'isSuspended' | 'isClosed' | 'isApproved' | 'isHead'>;
  children?: ReactNode;
}

export function MemberBadges({ member, children }: Props) {
  const t = useText(memberAdminMessages);
  const { isSuspended, isClosed, isApproved, isHead } = member;
  return (
    <span className={styles.badges}>
      {isSuspended && <StatusBadge tone="bad">{t('suspended')}</StatusBadge>}
      {isClosed && <StatusBadge>{t('closed')}</StatusBadge>}
      {!isApproved && !isHead && !isClosed && <StatusBadge tone="pending">{t('unapproved')}</StatusBadge>}
      {children}
    </span>
  );
}
