import { type ComponentType, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { BusinessSection } from '../features/business/business-section.js';
import { CommissionScheduleSection } from '../features/commission-schedule/commission-schedule-section.js';
import { OneAccountPanel } from '../features/member-admin/components/one-account-panel.js';
import { StaffSection } from '../features/staff/staff-section.js';
import { RatesPanel } from '../features/tax/components/rates-panel.js';
import { RequirePermissions } from '../shared/members/require-permissions.js';
import { Icon } from '../components/ui/icon.js';
import { PageHeader } from '../components/ui/page-header.js';
import { Page } from '../components/ui/surface.js';
import { useDesk } from '../lib/auth/use-desk.js';
import { useText } from '../lib/i18n/use-text.js';
import { useAddressValues } from '../lib/use-address-values.js';
import { backOfficeMessages } from './back-office-messages.js';
import styles from './settings-route.module.css';
import { type SettingsSection, settingsSections } from './settings-sections.js';

const parts: Readonly<Record<SettingsSection, ComponentType>> = {
  business: BusinessSection,
  rates: CommissionScheduleSection,
  tds: RatesPanel,
  staff: StaffSection,
  security: OneAccountPanel,
};

export default function SettingsRoute() {
  const t = useText(backOfficeMessages);
  const { may } = useDesk();
  const [params] = useAddressValues();
  const open = settingsSections.filter(({ needs }) => may(...needs));
  const asked = settingsSections.find(({ section }) => section === params.get('section'));
  const shown = asked ?? open[0] ?? settingsSections[0];
  const Part = parts[shown.section];
  const list = useRef<HTMLElement>(null);
  // On a phone the list scrolls, so the open section may be outside the view.
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && link) list.current.scrollLeft = link.offsetLeft - list.current.offsetLeft;
  }, [shown.section]);
  return (
    <Page>
      <div className={styles.settings}>
        <nav ref={list} className={styles.sections} aria-label={t('settings')}>
          <p className={styles.title}>{t('settings')}</p>
          {open.map(({ section, name, icon }) => (
            <Link
              key={section}
              to={`/settings?section=${section}`}
              aria-current={section === shown.section ? 'page' : undefined}
            >
              <Icon name={icon} size={18} />
              {t(name)}
            </Link>
          ))}
        </nav>
        <div className={styles.section}>
          <PageHeader title={t(shown.name)} />
          <RequirePermissions needs={shown.needs}>
            <Part key={shown.section} />
          </RequirePermissions>
        </div>
      </div>
    </Page>
  );
}
