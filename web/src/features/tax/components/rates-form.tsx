import { taxModes, type TaxRatesView } from '@deepam/contracts';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { SelectField, TextField } from '../../../components/ui/text-field.js';
import { useFormKit } from '../../../components/ui/use-form-kit.js';
import { AskBeforeLeaving } from '../../../components/ui/use-leaving.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { taxMessages } from '../messages.js';
import { draftOf, draftSchema, type TaxTermsSent } from '../tax-draft.js';
import { ConfirmRatesDialog } from './confirm-rates-dialog.js';
import shared from './tax.module.css';
import styles from './rates-form.module.css';

interface Props {
  newest: TaxRatesView;
  today: string;
  onReload: () => void;
}

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
  const number = (
    name: 'rateBasisPoints' | 'panlessBasisPoints' | 'threshold',
    label: string,
    note: string,
    maxLength: number,
  ) => (
    <TextField
      {...field(name)}
      label={label}
      note={note}
      inputMode="decimal"
      autoComplete="off"
      maxLength={maxLength}
    />
  );
  return (
    <section className={shared.part} aria-labelledby="change-rates-title">
      <div>
        <h3 id="change-rates-title">{t('change')}</h3>
        <p className={shared.soft}>{t('changeLead')}</p>
      </div>
      <AskBeforeLeaving isSending={false} isChanged={isChanged} />
      <form {...form} className={shared.part}>
        <label className={styles.check}>
          <input type="checkbox" checked={values.isOn} onChange={({ target }) => set('isOn', target.checked)} />
          {t('turnOn')}
        </label>
        <div className={styles.fields}>
          {number('rateBasisPoints', t('rate'), t('percent'), 8)}
          {number('panlessBasisPoints', t('panlessRate'), t('percent'), 8)}
          {number('threshold', t('threshold'), '₹', 14)}
          <SelectField {...field('mode')} label={t('mode')}>
            {taxModes.map((mode) => (
              <option key={mode} value={mode}>
                {t(`mode.${mode}`)}
              </option>
            ))}
          </SelectField>
          <TextField {...field('startsOn')} label={t('startsOn')} hint={t('startsOnHint')} type="date" min={today} />
        </div>
        <div className={shared.buttons}>
          <Button type="submit" disabled={!isChanged}>
            {t('save', { version: newest.version + 1 })}
          </Button>
          <Button variant="secondary" disabled={!isChanged} onClick={reset}>
            {t('undo')}
          </Button>
          {!isChanged && <span className={shared.soft}>{t('unchanged')}</span>}
        </div>
      </form>
      {sent !== null && (
        <ConfirmRatesDialog newest={newest} sent={sent} onReload={onReload} onClose={() => send(null)} />
      )}
    </section>
  );
}
