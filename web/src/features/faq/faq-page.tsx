import { ButtonLink } from '../../components/ui/button.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { Page } from '../../components/ui/surface.js';
import { TermsInForce } from '../../shared/members/terms-in-force.js';
import { useText } from '../../lib/i18n/use-text.js';
import styles from './faq-page.module.css';
import { faqMessages } from './messages.js';

const questions = [
  ['q1', 'a1'],
  ['q2', 'a2'],
  ['q3', 'a3'],
  ['q4', 'a4'],
  ['q5', 'a5'],
  ['q6', 'a6'],
] as const;

export default function FaqPage() {
  const t = useText(faqMessages);
  return (
    <Page width="reading">
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className={styles.list}>
        {questions.map(([question, answer], index) => (
          <details key={question} className={styles.item} open={index === 0}>
            <summary>{t(question)}</summary>
            <p>{t(answer)}</p>
            {answer === 'a4' && <TermsInForce />}
          </details>
        ))}
      </div>
      <section className={styles.more}>
        <h2>{t('moreTitle')}</h2>
        <p>{t('moreText')}</p>
        <ButtonLink to="/contact" variant="secondary">
          {t('contact')}
        </ButtonLink>
      </section>
    </Page>
  );
}
