import { indianStates, stateCodes, changeBusiness, plainAmount } from '@deepam/contracts';
import { Button } from '../../../components/ui/button.js';
import { Panel } from '../../../components/ui/panel.js';
import { SelectField, TextAreaField, TextField } from '../../../components/ui/text-field.js';
import { useFormKit } from '../../../components/ui/use-form-kit.js';
import { AskBeforeLeaving } from '../../../components/ui/use-leaving.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { showToast } from '../../../lib/toast.js';
import { type Business, useChangeBusiness } from '../api.js';
import { businessMessages } from '../messages.js';
import styles from './business.module.css';
import { z } from 'zod';

const noBusiness = {
  legalName: '',
  address: '',
  state: '27' as const,
  gstin: '',
  hsn: '',
  rateBasisPoints: 0,
  version: 0,
};

const typedTerms = z.looseObject({ rateBasisPoints: z.string() });

const businessTerms = z.preprocess((values) => {
  const typed = typedTerms.parse(values);
  const percent = plainAmount(typed.rateBasisPoints);
  return { ...typed, rateBasisPoints: percent === '' ? NaN : Math.round(Number(percent) * 100) };
}, changeBusiness.body!);

export function BusinessForm({ present }: { present: Business }) {
  const t = useText(businessMessages);
  const { may } = useDesk();
  const changing = useChangeBusiness();
  const { rateBasisPoints, version, legalName, address, state, gstin, hsn } = present ?? noBusiness;
  const { form, field } = useFormKit({
    schema: businessTerms,
    blank: {
      legalName,
      address,
      state: state as string,
      gstin,
      hsn,
      rateBasisPoints: String(rateBasisPoints / 100),
      version,
    },
    sentences: {
      legalName: t('nameNeeded'),
      address: t('addressNeeded'),
      gstin: t('gstinWrong'),
      hsn: t('hsnWrong'),
      rateBasisPoints: t('rateWrong'),
    },
    onValid: (body) =>
      changing.mutate(body, {
        onSuccess: () => showToast(t('saved'), 'success'),
        onError: (error) => showToast(t('saveFailed', { error: sentenceOf(error) }), 'failure'),
      }),
  });
  const readOnly = !may('schedule');

  return (
    <Panel title={t('form')} lead={present === null ? t('notYet') : undefined}>
      <AskBeforeLeaving isSending={false} isChanged={form['data-changed'] === true} />
      <form {...form} className={styles.form}>
        <TextField {...field('legalName')} label={t('legalName')} readOnly={readOnly} maxLength={200} required />
        <TextAreaField {...field('address')} label={t('address')} readOnly={readOnly} maxLength={500} required />
        <SelectField {...field('state')} label={t('state')} disabled={readOnly}>
          {stateCodes.map((code) => (
            <option key={code} value={code}>
              {`${indianStates[code]} (${code})`}
            </option>
          ))}
        </SelectField>
        <TextField {...field('gstin')} label={t('gstin')} hint={t('gstinHint')} readOnly={readOnly} />
        <TextField {...field('hsn')} label={t('hsn')} inputMode="numeric" readOnly={readOnly} />
        <TextField {...field('rateBasisPoints')} label={t('rate')} inputMode="decimal" readOnly={readOnly} />
        {!readOnly && (
          <div>
            <Button type="submit" needsConnection busy={changing.isPending}>
              {t('save')}
            </Button>
          </div>
        )}
      </form>
    </Panel>
  );
}
