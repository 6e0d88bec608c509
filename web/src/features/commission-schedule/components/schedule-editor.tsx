import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { DecidedBy } from '../../../shared/decisions/decision.js';
import { Card } from '../../../components/ui/surface.js';
import { AskBeforeLeaving } from '../../../components/ui/use-leaving.js';
import { focusFirstInvalid } from '../../../lib/focus-first-invalid.js';
import { formatDate } from '../../../lib/format/date.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { type ScheduleView, useChangeCommissionSchedule } from '../api.js';
import { draftOf, termsOf, type Draft, issuesOf, percentText, totalOf } from '../draft.js';
import { changesBetween, type TermChange } from '../term-changes.js';
import { scheduleMessages } from '../messages.js';
import styles from './schedule.module.css';
import { SchedulePreview } from './schedule-preview.js';
import { MAX_COMMISSION_LEVELS, planNames, type CommissionSchedule } from '@deepam/contracts';
import { TextField } from '../../../components/ui/text-field.js';
import { FieldError } from '../../../components/ui/field.js';
import { ConfirmVersion } from '../../../shared/decisions/confirm-version.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { showToast } from '../../../lib/toast.js';

export function ScheduleEditor({ present, onReload }: { present: ScheduleView; onReload: () => void }) {
  const t = useText(scheduleMessages);
  const { may } = useDesk();
  const [draft, setDraft] = useState(() => draftOf(present));
  const [sure, setSure] = useState(false);
  const terms = termsOf(draft);
  const changes = terms && changesBetween(present, terms);
  const { version, effectiveFrom } = present;
  const since = { version, date: formatDate(effectiveFrom) };
  const isFirst = new Date(effectiveFrom).getTime() === 0;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (terms === null) focusFirstInvalid(event.currentTarget);
    else if (changes !== null && changes.length > 0) setSure(true);
  };

  return (
    <div className={styles.page}>
      <p className={styles.version}>
        {isFirst ? t('firstVersion', { version }) : t('version', since)}
        {present.changedBy != null && (
          <>
            {' '}
            (<DecidedBy by={present.changedBy} />)
          </>
        )}
      </p>
      {may('schedule') && (
        <form className={styles.form} noValidate onSubmit={submit}>
          <AskBeforeLeaving isSending={false} isChanged={changes?.length !== 0} />
          <RateFields draft={draft} onChange={setDraft} />
          <LevelFields draft={draft} onChange={setDraft} />
          <div className={styles.buttons}>
            <Button type="submit" disabled={changes !== null && changes.length === 0}>
              {t('save', { version: version + 1 })}
            </Button>
            <Button
              variant="secondary"
              disabled={changes !== null && changes.length === 0}
              onClick={() => setDraft(draftOf(present))}
            >
              {t('reset')}
            </Button>
            {changes?.length === 0 && <span className={styles.soft}>{t('unchanged')}</span>}
          </div>
        </form>
      )}
      <Card className={styles.preview} aria-labelledby="preview-title">
        <SchedulePreview present={present} terms={terms} />
      </Card>
      {sure && terms !== null && changes !== null && (
        <ConfirmScheduleDialog
          version={version}
          terms={terms}
          changes={changes}
          onReload={onReload}
          onClose={() => setSure(false)}
        />
      )}
    </div>
  );
}

function LevelFields({ draft, onChange }: { draft: Draft; onChange: (draft: Draft) => void }) {
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

function RateFields({ draft, onChange }: { draft: Draft; onChange: (draft: Draft) => void }) {
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

interface Props {
  version: number;
  terms: Omit<CommissionSchedule, 'version'>;
  changes: readonly TermChange[];
  onReload: () => void;
  onClose: () => void;
}

function ConfirmScheduleDialog({ version, terms, changes, onReload, onClose }: Props) {
  const t = useText(scheduleMessages);
  const change = useChangeCommissionSchedule();
  const { ratesBasisPoints, levelsByPlan } = terms;

  const save = () =>
    change.mutate(
      { version, ratesBasisPoints: [...ratesBasisPoints], levelsByPlan },
      {
        onAwaits: onClose,
        onSuccess: (next) => {
          showToast(t('saved', { version: next.version }), 'success');
          onClose();
        },
      },
    );

  return (
    <ConfirmVersion
      texts={{
        title: t('confirmTitle'),
        confirm: t('confirm'),
        lead: t('confirmLead'),
        conflict: t('conflict'),
        reload: t('reload'),
      }}
      changes={changes.map((one) => t('confirmChange', { what: nameOf(one), ...values(one) }))}
      work={change}
      conflict="COMMISSION.SCHEDULE_CHANGED"
      failed={(error) => t('failed', { error: sentenceOf(error) })}
      onSave={save}
      onReload={onReload}
      onClose={onClose}
    />
  );

  function nameOf({ of }: TermChange): string {
    return 'level' in of ? t('level', { level: of.level }) : t('levelsOf', { plan: of.plan });
  }

  function values({ of, before, after }: TermChange): { before: string; after: string } {
    const say = (value: number) => ('level' in of ? `${percentText(value)}%` : String(value));
    return { before: say(before), after: say(after) };
  }
}
