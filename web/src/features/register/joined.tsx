import { useEffect, useRef } from 'react';
import { PageHeader } from '../../components/ui/page-header.js';
import { useText } from '../../lib/i18n/use-text.js';
import type { Registered } from './api.js';
import { registerMessages } from './messages.js';
import { NewCode } from './new-code.js';
import styles from './register-page.module.css';

export function Joined({ joined: { user, addedBy } }: { joined: Registered }) {
  const t = useText(registerMessages);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current!.focus({ preventScroll: true }), []);
  return (
    <>
      <PageHeader
        titleRef={title}
        title={t('doneTitle', { name: user.name })}
        lead={
          <>
            {t('doneLead', { sponsor: addedBy.name })} {t('nextPlan')}
          </>
        }
      />
      <div className={styles.joined}>
        <NewCode code={user.referralCode} />
      </div>
    </>
  );
}
