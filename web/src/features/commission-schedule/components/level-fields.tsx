import { MAX_COMMISSION_LEVELS, planNames } from '@deepam/contracts';
import { Card } from '../../../components/surface.js';
import { TextField } from '../../../components/text-field.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { type Draft, issuesOf } from '../draft.js';
import { scheduleMessages } from '../messages.js';
import styles from './schedule.module.css';

export function LevelFields({ draft, onChange }: { draft: Draft; onChange: (draft: Draft) => void }) {
  const t = useText(scheduleMessages);
  const issues = issuesOf(draft).levels;
  return (
    <Card aria-labelledby="levels-title" className={styles.part}>
      <div>
        <h2 id="levels-title">{t('levels')}</h2>
        <p className={styles.soft}>{t('levelsLead')}</p>
      </div>
      <div className={styles.plans}>
        {planNames.map((plan) => {
          const issue = issues[plan];
          return (
            <TextField
              key={plan}
              label={t('levelsOf', { plan })}
              inputMode="numeric"
              autoComplete="off"
              maxLength={2}
              value={draft.levels[plan]}
              error={issue === null ? undefined : t(issue, { max: MAX_COMMISSION_LEVELS })}
              onChange={({ target }) => onChange({ ...draft, levels: { ...draft.levels, [plan]: target.value } })}
            />
          );
        })}
      </div>
    </Card>
  );
}
