import { ButtonLink } from '../components/button.js';
import { PageHeader } from '../components/page-header.js';
import { Page } from '../components/surface.js';
import { useText } from '../lib/i18n/use-text.js';
import { appMessages } from './messages.js';

export default function NotFoundPage() {
  const t = useText(appMessages);
  return (
    <Page width="reading">
      <PageHeader title={t('notFoundTitle')} lead={t('notFoundText')} />
      <ButtonLink to="/">{t('goHome')}</ButtonLink>
    </Page>
  );
}
