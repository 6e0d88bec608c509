import { ButtonLink } from '../../components/button.js';
import { EmptyState } from '../../components/states.js';
import { useText } from '../../lib/i18n/use-text.js';
import { memberPageMessages } from './messages.js';

export function Nobody() {
  const t = useText(memberPageMessages);
  return (
    <EmptyState title={t('nobodyTitle')} icon="user" isPage>
      <p>{t('nobody')}</p>
      <ButtonLink to="/network">{t('toMembers')}</ButtonLink>
    </EmptyState>
  );
}
