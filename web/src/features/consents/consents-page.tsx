import { HeadOnly } from '../../components/head-only.js';
import { PageHeader } from '../../components/page-header.js';
import { Page } from '../../components/surface.js';
import { SelectField } from '../../components/text-field.js';
import { Toolbar } from '../../components/toolbar.js';
import { useDesk } from '../../lib/auth/use-desk.js';
import { useText } from '../../lib/i18n/use-text.js';
import { secondPersonMessages } from '../../lib/second-person/messages.js';
import { holders, seeingAnyConsents, seeingConsentsOf } from '../../lib/second-person/who-decides.js';
import { useSearchChoice } from '../../lib/use-search-choice.js';
import { ConsentList } from './consent-list.js';
import styles from './consents.module.css';

const shown = ['waiting', 'ended'] as const;

export default function ConsentsPage() {
  const t = useText(secondPersonMessages);
  const { may } = useDesk();
  const [state, choose] = useSearchChoice('show', shown);
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} />
      <HeadOnly needs={seeingAnyConsents}>
        <Toolbar>
          <SelectField
            label={t('show')}
            value={state}
            onChange={({ target }) => choose(target.value as (typeof shown)[number])}
          >
            {shown.map((one) => (
              <option key={one} value={one}>
                {t(one)}
              </option>
            ))}
          </SelectField>
        </Toolbar>
        <div className={styles.lists}>
          {holders
            .filter((holder) => may(...seeingConsentsOf(holder)))
            .map((holder) => (
              <ConsentList key={`${holder} ${state}`} holder={holder} state={state} />
            ))}
        </div>
      </HeadOnly>
    </Page>
  );
}
