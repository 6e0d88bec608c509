import { company } from '../../lib/company.js';
import { useText } from '../../lib/i18n/use-text.js';
import { LegalPage } from './legal-page.js';
import { termsMessages } from './terms-messages.js';

export default function TermsPage() {
  const t = useText(termsMessages);
  return (
    <LegalPage
      title={t('title')}
      effective={t('effective')}
      clauses={[
        { title: t('whoTitle'), paragraphs: [t('who1'), t('who2')] },
        { title: t('plansTitle'), paragraphs: [t('plans1'), t('plans2')] },
        { title: t('commissionTitle'), paragraphs: [t('commission1')] },
        { title: t('cottonTitle'), paragraphs: [t('cotton1')] },
        { title: t('payoutTitle'), paragraphs: [t('payout1')] },
        { title: t('conductTitle'), paragraphs: [t('conduct1')] },
        { title: t('closeTitle'), paragraphs: [t('close1')] },
        { title: t('refundTitle'), paragraphs: [t('refund1', { days: company.coolingOffDays })] },
        { title: t('liabilityTitle'), paragraphs: [t('liability1', { courts: company.courts })] },
        { title: t('changesTitle'), paragraphs: [t('changes1')] },
      ]}
    />
  );
}
