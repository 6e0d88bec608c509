import { taxModes, type TaxRatesView } from '@deepam/contracts';
import { useState } from 'react';
import { Button } from '../../../components/button.js';
import { SelectField, TextField } from '../../../components/text-field.js';
import { useFormKit } from '../../../components/use-form-kit.js';
import { AskBeforeLeaving } from '../../../components/use-leaving.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { taxMessages } from '../messages.js';
import { draftOf, draftSchema, type TaxTermsSent } from '../tax-draft.js';
import { ConfirmRatesDialog } from './confirm-rates-dialog.js';
import styles from './tax.module.css';

interface Props {
  /** Which the draft begins with. */
  newest: TaxRatesView;
  today: string;
  onReload: () => void;
}

/** Another version of the rates, from a day on. */
export function RatesForm({ newest, today, onReload }: Props) {
  const t = useText(taxMessages);
  const [sent, send] = useState<TaxTermsSent | null>(null);
  const { form, field, values, set, reset } = useFormKit({
    schema: draftSchema(today),
    blank: draftOf(newest, today),
    sentences: {
      rateBasisPoints: t('rateWrong'),
      panlessBasisPoints: t('rateWrong'),
      threshold: t('thresholdWrong'),
      startsOn: t('startsOnWrong'),
    },
    onValid: send,
  });
  const isChanged = form['data-changed'] === true;
  return (
    <section className={styles.part} aria-labelledby="change-rates-title">
      <div>
        <h3 id="change-rates-title">{t('change')}</h3>
        <p className={styles.soft}>{t('changeLead')}</p>
      </div>
      <AskBeforeLeaving isSending={false} isChanged={isChanged} />
      <form {...form} className={styles.part}>
        <label className={styles.check}>
          <input type="checkbox" checked={values.isOn} onChange={({ target }) => set('isOn', target.checked)} />
          {t('turnOn')}
        </label>
        <div className={styles.fields}>
          <TextField
            {...field('rateBasisPoints')}
            label={t('rate')}
            note={t('percent')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
          />
          <TextField
            {...field('panlessBasisPoints')}
            label={t('panlessRate')}
            note={t('percent')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
          />
          <TextField
            {...field('threshold')}
            label={t('threshold')}
            note="₹"
            inputMode="decimal"
            autoComplete="off"
            maxLength={14}
          />
          <SelectField {...field('mode')} label={t('mode')}>
            {taxModes.map((mode) => (
              <option key={mode} value={mode}>
                {t(`mode.${mode}`)}
              </option>
            ))}
          </SelectField>
          <TextField {...field('startsOn')} label={t('startsOn')} hint={t('startsOnHint')} type="date" min={today} />
        </div>
        <div className={styles.buttons}>
          <Button type="submit" disabled={!isChanged}>
            {t('save', { version: newest.version + 1 })}
          </Button>
          <Button variant="secondary" disabled={!isChanged} onClick={reset}>
            {t('undo')}
          </Button>
          {!isChanged && <span className={styles.soft}>{t('unchanged')}</span>}
        </div>
      </form>
      {sent !== null && (
        <ConfirmRatesDialog newest={newest} sent={sent} onReload={onReload} onClose={() => send(null)} />
      )}
    </section>
  );
}
