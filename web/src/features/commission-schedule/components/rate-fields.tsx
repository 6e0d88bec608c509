import { Card } from '../../../components/ui/surface.js';
import { TextField } from '../../../components/ui/text-field.js';
import { FieldError } from '../../../components/ui/field.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { type Draft, issuesOf, percentText, totalOf } from '../draft.js';
import { scheduleMessages } from '../messages.js';
import styles from './schedule.module.css';

export function RateFields({ draft, onChange }: { draft: Draft; onChange: (draft: Draft) => void }) {
  const t = useText(scheduleMessages);
  const issues = issuesOf(draft);
  const total = totalOf(draft);
  const change = (index: number, typed: string) =>
    onChange({ ...draft, rates: draft.rates.map((rate, at) => (at === index ? typed : rate)) });
  return (
    <Card aria-labelledby="rates-title" className={styles.part}>
      <div>
        <h2 id="rates-title">{t('rates')}</h2>
        <p className={styles.soft}>{t('ratesLead')}</p>
      </div>
      <div className={styles.rates}>
        {draft.rates.map((rate, index) => {
          const issue = issues.rates[index] ?? null;
          return (
            <TextField
              key={index}
              label={t('level', { level: index + 1 })}
              note={t('percent')}
              inputMode="decimal"
              autoComplete="off"
              maxLength={8}
              value={rate}
              error={issue === null ? undefined : t(issue)}
              onChange={({ target }) => change(index, target.value)}
            />
          );
        })}
      </div>
      <dl className={styles.sums} aria-live="polite">
        <div>
          <dt>{t('total')}</dt>
          <dd>{percentText(total)}%</dd>
        </div>
        <div>
          <dt>{t('companyKeeps')}</dt>
          <dd>{percentText(Math.max(0, 10_000 - total))}%</dd>
        </div>
      </dl>
      {issues.total !== null && <FieldError text={t(issues.total)} />}
    </Card>
  );
}
