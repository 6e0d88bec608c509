import { useEffect, useRef } from 'react';
import { ButtonLink } from '../../components/ui/button.js';
import { CopyButton } from '../../components/ui/copy-button.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { Card } from '../../components/ui/surface.js';
import { useText } from '../../lib/i18n/use-text.js';
import type { Registered } from './api.js';
import { registerMessages } from './messages.js';
import styles from './register-page.module.css';

export function Welcome({ registered: { user, addedBy } }: { registered: Registered }) {
  const t = useText(registerMessages);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    top.current!.querySelector('h1')!.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={top}>
      <PageHeader title={t('doneTitle', { name: user.name })} lead={t('doneLead', { sponsor: addedBy.name })} />
      <Card as="div">
        <NewCode code={user.referralCode} />
        <h2>{t('nextTitle')}</h2>
        <ol className={styles.steps}>
          <li>{t('nextPlan')}</li>
          <li>{t('nextProfile')}</li>
          <li>{t('nextApproval')}</li>
        </ol>
        <ButtonLink to="/login" state={{ from: '/plans', mobile: user.mobile }} wide>
          {t('login')}
        </ButtonLink>
      </Card>
    </div>
  );
}

function NewCode({ code }: { code: string | null }) {
  const t = useText(registerMessages);
  if (code === null) return <p className={styles.code}>{t('codeFollows')}</p>;
  return (
    <p className={styles.code}>
      <span>{t('yourCode')}</span>
      <span>
        <strong>{code}</strong>
        <CopyButton value={code} what={t('copyWhat')} />
      </span>
    </p>
  );
}

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
