import { normaliseMobile, waiverWords } from '@deepam/contracts';
import { z } from 'zod';
import { FormDialog } from '../../../components/ui/form-dialog.js';
import { TextAreaField, TextField } from '../../../components/ui/text-field.js';
import { useFormKit } from '../../../components/ui/use-form-kit.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { showToast } from '../../../lib/toast.js';
import { useCloseAccount, useMoneyLeft } from '../api.js';
import type { Profile } from '../../../lib/own-profile.js';
import { accountMessages } from '../messages.js';
import styles from './profile.module.css';

const consequences = ['closeEnds', 'closeGoes', 'closeStays', 'closeMoney', 'closeKept'] as const;

export function CloseAccountDialog({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const t = useText(accountMessages);
  const { left, error } = useMoneyLeft();
  const closing = useCloseAccount(() => showToast(t('closeDone'), 'success'));
  const hasMoney = left !== undefined && left > 0;
  const { form, field } = useFormKit({
    schema: z.object({
      waiver: hasMoney ? waiverWords : z.string(),
      mobile: z.string().refine((typed) => normaliseMobile(typed) === profile.mobile),
    }),
    blank: { waiver: '', mobile: '' },
    sentences: { waiver: t('waiverNeeded'), mobile: t('closeMobileWrong') },
    onValid: ({ waiver }) => {
      if (left !== undefined) closing.mutate(hasMoney ? { waivedAmount: left, waiver } : {});
    },
  });
  const failure = closing.isError ? closing.error : error;
  return (
    <FormDialog
      title={t('closeTitle')}
      form={form}
      tone="danger"
      submitLabel={t('closeConfirm')}
      busy={closing.isPending || (left === undefined && error === null)}
      failure={failure ? sentenceOf(failure) : undefined}
      onClose={onClose}
    >
      <p>{t('closeAsks')}</p>
      <ul className={styles.consequences}>
        {consequences.map((what) => (
          <li key={what}>{t(what)}</li>
        ))}
      </ul>
      {hasMoney && (
        <TextAreaField
          {...field('waiver')}
          label={t('waiver')}
          hint={t('waiverHint', { amount: formatRupees(left) })}
          maxLength={1000}
          required
        />
      )}
      <TextField
        {...field('mobile')}
        label={t('closeMobile')}
        inputMode="numeric"
        autoComplete="off"
        required
        data-autofocus
      />
    </FormDialog>
  );
}
