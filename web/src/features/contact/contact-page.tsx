import { type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { ButtonAnchor, Button } from '../../components/ui/button.js';
import { DetailList } from '../../components/ui/detail-list.js';
import { Icon, type IconName } from '../../components/ui/icon.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { Page } from '../../components/ui/surface.js';
import { addressLine, company } from '../../lib/company.js';
import { language } from '../../lib/i18n/language.js';
import { useText } from '../../lib/i18n/use-text.js';
import { useStore } from '../../lib/store.js';
import { ContactMap } from './contact-map.js';
import styles from './contact-page.module.css';
import { contactMessages } from './messages.js';
import { EmailText } from '../../components/ui/email-text.js';
import type { Officer } from '../../lib/company-facts.js';
import { useLocation } from 'react-router-dom';
import { LoadingState } from '../../components/ui/states.js';
import { lazyPart } from '../../lib/retry-import.js';
import { useScrollHere } from '../../lib/use-scroll-here.js';

const GrievancePanel = lazyPart(() => import('./components/grievance-panel.js'));

const id = 'grievances';

const neverChanges = () => () => undefined;

function GrievanceSection() {
  const t = useText(contactMessages);
  const { hash } = useLocation();
  const [isWanted, setWanted] = useState(false);
  // The prerendered page has no hash, and hydration must match it.
  const isLinked = useSyncExternalStore(
    neverChanges,
    () => hash === `#${id}`,
    () => false,
  );
  useScrollHere(id);
  return (
    <section id={id} className={styles.facts}>
      <h2>{t('grievances')}</h2>
      <p>{t('grievancesLead')}</p>
      {isWanted || isLinked ? (
        <Suspense fallback={<LoadingState />}>
          <GrievancePanel />
        </Suspense>
      ) : (
        <div>
          <Button variant="secondary" onClick={() => setWanted(true)}>
            {t('grievancesOpen')}
          </Button>
        </div>
      )}
    </section>
  );
}

const EmailLink = ({ address }: { address: string }) => (
  <a href={`mailto:${address}`}>
    <EmailText address={address} />
  </a>
);

const PhoneLink = ({ number }: { number: string }) => <a href={`tel:${number.replaceAll(' ', '')}`}>{number}</a>;

const OfficerText = ({ name, email, phone }: Officer) => (
  <>
    {name}
    <br />
    <EmailLink address={email} />
    <br />
    <PhoneLink number={phone} />
  </>
);

export default function ContactPage() {
  const t = useText(contactMessages);
  const { language: current } = useStore(language);
  const way = (icon: IconName, label: string, value: ReactNode) => (
    <div className={styles.way}>
      <dt>
        <span className={styles.icon}>
          <Icon name={icon} size={24} />
        </span>
        {label}
      </dt>
      <dd>{value}</dd>
    </div>
  );
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className={styles.columns}>
        <dl className={styles.ways}>
          {way(
            'pin',
            t('address'),
            <address>{(current === 'en' ? undefined : company.addressIn[current]) ?? addressLine()}</address>,
          )}
          {way('mail', t('email'), <EmailLink address={company.email} />)}
          {way('phone', t('phone'), <PhoneLink number={company.phone} />)}
          {way('clock', t('hours'), t('hoursText'))}
        </dl>
        <section className={styles.map}>
          <h2 className="visually-hidden">{t('mapTitle')}</h2>
          <ContactMap />
          <ButtonAnchor href={company.mapLink} variant="secondary" target="_blank" rel="noreferrer">
            {t('openMap')}
          </ButtonAnchor>
        </section>
      </div>
      <section className={styles.facts}>
        <h2>{t('companyTitle')}</h2>
        <DetailList
          rows={[
            [t('company'), company.legalName],
            [t('cin'), company.cin],
            [t('gstin'), company.gstin],
            [t('grievanceOfficer'), <OfficerText key="grievance" {...company.grievanceOfficer} />],
            [t('nodalOfficer'), <OfficerText key="nodal" {...company.nodalOfficer} />],
          ]}
        />
      </section>
      <GrievanceSection />
    </Page>
  );
}
