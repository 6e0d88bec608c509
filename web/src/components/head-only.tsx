import type { ReactNode } from 'react';
import { useAuth } from '../lib/auth/use-auth.js';
import { useText } from '../lib/i18n/use-text.js';
import { ButtonLink } from './button.js';
import { deskMessages } from './desk-messages.js';
import { EmptyState } from './states.js';

/** Tools of the head; whoever else comes here is told so. The server refuses them anyway. */
export function HeadOnly({ children }: { children: ReactNode }) {
  const t = useText(deskMessages);
  if (useAuth().isHead) return children;
  return (
    <EmptyState title={t('headOnlyTitle')} icon="key">
      <p>{t('headOnly')}</p>
      <ButtonLink to="/dashboard">{t('toDashboard')}</ButtonLink>
    </EmptyState>
  );
}
