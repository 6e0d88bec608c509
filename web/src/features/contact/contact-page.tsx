import type { ReactNode } from 'react';
import { ButtonAnchor } from '../../components/button.js';
import { EmailText } from '../../components/email-text.js';
import { Icon, type IconName } from '../../components/icon.js';
import { PageHeader } from '../../components/page-header.js';
import { Page } from '../../components/surface.js';
import { company } from '../../lib/company.js';
import { useText } from '../../lib/i18n/use-text.js';
import { ContactMap } from './contact-map.js';
import styles from './contact-page.module.css';
import { contactMessages } from './messages.js';

export default function ContactPage() {
  const t = useText(contactMessages);
  const way = (icon: IconName, name: string, value: ReactNode) => (
    <div className={styles.way}>
      <dt>
        <span className={styles.icon}>
          <Icon name={icon} size={24} />
        </span>
        {name}
      </dt>
      <dd>{value}</dd>
    </div>
  );
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className={styles.columns}>
        <dl className={styles.ways}>
          {way('pin', t('address'), <address>{t('addressLines')}</address>)}
          {way(
            'mail',
            t('email'),
            <a href={`mailto:${company.email}`}>
              <EmailText address={company.email} />
            </a>,
          )}
          {way('phone', t('phone'), <a href={`tel:${company.phone.replaceAll(' ', '')}`}>{company.phone}</a>)}
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
    </Page>
  );
}
