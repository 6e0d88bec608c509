import { ButtonLink } from '../components/button.js';
import { EmptyState } from '../components/states.js';
import { Page } from '../components/surface.js';
import { usePageTitle } from '../components/use-page-title.js';
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
