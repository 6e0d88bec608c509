import { useState } from 'react';
import { Button } from '../../../components/button.js';
import { Card } from '../../../components/surface.js';
import { useText } from '../../../lib/i18n/use-text.js';
import type { Profile } from '../../../lib/own-profile.js';
import { accountMessages } from '../messages.js';
import { CloseAccountDialog } from './close-account-dialog.js';
import styles from './profile.module.css';

export function CloseAccountCard({ profile }: { profile: Profile }) {
  const t = useText(accountMessages);
  const [isAsked, setIsAsked] = useState(false);
  return (
    <Card className={styles.whole} aria-labelledby="close-title">
      <h3 id="close-title" className={styles.title}>
        {t('closeTitle')}
      </h3>
      <p className={styles.soft}>{t('closeLead')}</p>
      <div className={styles.documents}>
        <Button variant="secondary" needsConnection onClick={() => setIsAsked(true)}>
          {t('closeButton')}
        </Button>
      </div>
      {isAsked && <CloseAccountDialog profile={profile} onClose={() => setIsAsked(false)} />}
    </Card>
  );
}
