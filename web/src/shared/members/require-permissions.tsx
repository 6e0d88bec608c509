import type { Permission } from '@deepam/contracts';
import type { ReactNode } from 'react';
import { useDesk } from '../../lib/auth/use-desk.js';
import { useText } from '../../lib/i18n/use-text.js';
import { ButtonLink } from '../../components/ui/button.js';
import { deskMessages } from '../../components/ui/desk-messages.js';
import { EmptyState } from '../../components/ui/states.js';

interface Props {
  needs?: readonly Permission[];
  children: ReactNode;
}

/** The server rejects other callers anyway. */
export function RequirePermissions({ needs = [], children }: Props) {
  const t = useText(deskMessages);
  const { isStaff, may } = useDesk();
  if (may(...needs)) return children;
  return (
    <EmptyState title={t(isStaff ? 'notPermittedTitle' : 'headOnlyTitle')} icon="key">
      <p>{t(isStaff ? 'notPermitted' : 'headOnly')}</p>
      <ButtonLink to="/dashboard">{t('toDashboard')}</ButtonLink>
    </EmptyState>
  );
}
