import { ButtonLink } from '../components/ui/button.js';
import { EmptyState } from '../components/ui/states.js';
import { Page } from '../components/ui/surface.js';
import { usePageTitle } from '../components/ui/use-page-title.js';
import { useText } from '../lib/i18n/use-text.js';
import { appMessages } from './messages.js';
import styles from './not-found-page.module.css';

export default function NotFoundPage() {
  const t = useText(appMessages);
  usePageTitle(t('notFoundTitle'));
  return (
    <Page width="reading" className={styles.page}>
      <EmptyState title={t('notFoundTitle')} isPage>
        <p>{t('notFoundText')}</p>
        <ButtonLink to="/">{t('goHome')}</ButtonLink>
      </EmptyState>
    </Page>
  );
}
