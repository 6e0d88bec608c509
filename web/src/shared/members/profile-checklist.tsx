import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../lib/i18n/use-text.js';
import type { Profile } from '../../lib/own-profile.js';
import { profileSteps } from '../../lib/profile-steps.js';
import { Icon } from '../../components/ui/icon.js';
import styles from './profile-checklist.module.css';
import { profileStepMessages } from './profile-step-messages.js';
import { Card } from '../../components/ui/surface.js';

export function ProfileChecklist({ profile }: { profile: Profile }) {
  const t = useText(profileStepMessages);
  const title = useId();
  const steps = profileSteps(profile);
  const done = steps.filter(({ missing }) => missing === null).length;
  if (done === steps.length) return null;
  return (
    <Card aria-labelledby={title} className={styles.checklist}>
      <h2 id={title} className={styles.title}>
        {t('title')}
      </h2>
      <p className={styles.count}>{t('done', { done, all: steps.length })}</p>
      <progress className={styles.bar} value={done} max={steps.length} aria-hidden="true" />
      <ol className={styles.steps}>
        {steps.map(({ step, missing }) => (
          <li key={step} className={missing === null ? styles.isDone : undefined}>
            <span className={styles.mark}>{missing === null && <Icon name="check" size={16} />}</span>
            <span className={styles.what}>
              <strong>{t(step)}</strong>
              <small>{missing === null ? t('isDone') : t(`${step}Why`)}</small>
            </span>
            {missing !== null && (
              <Link to={`/profile?field=${missing}`} aria-label={`${t('add')}: ${t(step)}`} className={styles.add}>
                {t('add')}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
