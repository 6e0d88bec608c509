import { company } from '../../lib/company.js';
import { useText } from '../../lib/i18n/use-text.js';
import { LegalPage } from './legal-page.js';
import { privacyMessages } from './privacy-messages.js';

export default function PrivacyPage() {
  const t = useText(privacyMessages);
  return (
    <LegalPage
      title={t('title')}
      effective={t('effective')}
      clauses={[
        { title: t('whatTitle'), paragraphs: [t('what1'), t('what2'), t('what3')] },
        { title: t('whyTitle'), paragraphs: [t('why1')] },
        { title: t('whoTitle'), paragraphs: [t('who1'), t('who2')] },
        { title: t('consentTitle'), paragraphs: [t('consent1')] },
        { title: t('howTitle'), paragraphs: [t('how1')] },
        { title: t('deviceTitle'), paragraphs: [t('device1'), t('device2')] },
        { title: t('longTitle'), paragraphs: [t('long1'), t('long2')] },
        {
          title: t('rightsTitle'),
          paragraphs: [t('rights1', { officer: company.grievanceOfficer.name, email: company.grievanceOfficer.email })],
        },
        { title: t('changesTitle'), paragraphs: [t('changes1')] },
      ]}
    />
  );
}
