import { useText } from '../lib/i18n/use-text.js';
import { ButtonLink } from './button.js';
import { dialogMessages } from './dialog-messages.js';
import { EmptyState } from './states.js';

/** All that a member sees here who is not approved yet; `isPage` where no other heading stands above. */
export function CompleteProfile({ isPage }: { isPage?: boolean }) {
  const t = useText(dialogMessages);
  return (
    <EmptyState title={t('completeProfileTitle')} icon="user" isPage={isPage}>
      <p>{t('completeProfile')}</p>
      <ButtonLink to="/profile">{t('completeProfileLink')}</ButtonLink>
    </EmptyState>
  );
}
