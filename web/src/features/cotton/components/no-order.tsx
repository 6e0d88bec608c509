import { ButtonLink } from '../../../components/button.js';
import { EmptyState } from '../../../components/states.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { cottonOrderMessages } from '../order-page-messages.js';

export const listOf = (isDesk: boolean): string => (isDesk ? '/dashboard#cotton' : '/cotton');

export function NoOrder({ isDesk }: { isDesk: boolean }) {
  const t = useText(cottonOrderMessages);
  return (
    <EmptyState title={t('missingTitle')} icon="cotton" isPage>
      <p>{t('missing')}</p>
      <ButtonLink to={listOf(isDesk)}>{t(isDesk ? 'toDesk' : 'toOrders')}</ButtonLink>
    </EmptyState>
  );
}
