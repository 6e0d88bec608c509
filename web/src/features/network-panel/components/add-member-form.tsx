import { planNames, planPrice, toRupees } from '@deepam/contracts';
import { type FormEvent, useState } from 'react';
import { FieldError } from '../../../components/field.js';
import { FileField } from '../../../components/file-field.js';
import formStyles from '../../../components/form.module.css';
import { PasswordField } from '../../../components/password-field.js';
import { SelectField, TextField } from '../../../components/text-field.js';
import { ApiError, sentenceOf } from '../../../lib/api/api-error.js';
import { focusFirstFault } from '../../../lib/focus-first-fault.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useIsCommonPassword } from '../../../lib/use-is-common-password.js';
import { type MemberForm, memberFaults } from '../add-member-rules.js';
import type { NewMember } from '../api/add-member.js';
import { networkMessages } from '../messages.js';

interface Props {
  id: string;
  /** Why the server refused. */
  refusal: Error | null;
  onSubmit: (member: NewMember) => void;
}

const blank: MemberForm = { name: '', email: '', password: '', mobile: '', plan: '', planProof: null };

/** The fields of a new member; says what is wrong beside each field. */
export function AddMemberForm({ id, refusal, onSubmit }: Props) {
  const t = useText(networkMessages);
  const [form, setForm] = useState(blank);
  const isCommon = useIsCommonPassword(form.password);
  const [checked, setChecked] = useState(false);
  const faults = checked ? memberFaults(form, isCommon) : {};

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    const { name, email, mobile, password, plan, planProof } = form;
    if (Object.keys(memberFaults(form, isCommon)).length > 0 || plan === '' || planProof === null) {
      return focusFirstFault(event.currentTarget);
    }
    onSubmit({ name: name.trim(), email: email.trim(), mobile: mobile.trim(), password, plan, planProof });
  };

  const errorOf = (field: keyof MemberForm): string | undefined => {
    const fault = faults[field];
    if (fault !== undefined) return t(fault);
    return refusal instanceof ApiError ? refusal.fieldError(field) : undefined;
  };
  const bind = (field: 'name' | 'email' | 'password' | 'mobile' | 'plan') => ({
    name: field,
    value: form[field],
    error: errorOf(field),
    onChange: ({ target }: { target: { value: string } }) => setForm({ ...form, [field]: target.value }),
  });

  return (
    <form id={id} className={formStyles.form} onSubmit={submit} noValidate>
      <TextField {...bind('name')} label={t('name')} autoComplete="off" maxLength={100} required data-autofocus />
      <TextField {...bind('email')} label={t('email')} note={t('optional')} type="email" autoComplete="off" />
      <PasswordField
        {...bind('password')}
        label={t('password')}
        hint={t('passwordHint')}
        autoComplete="new-password"
        required
      />
      <TextField {...bind('mobile')} label={t('mobile')} type="tel" inputMode="tel" autoComplete="off" required />
      <SelectField {...bind('plan')} label={t('plan')} required>
        <option value="">{t('choosePlan')}</option>
        {planNames.map((plan) => (
          <option key={plan} value={plan}>
            {t('planOption', { plan, price: formatRupees(toRupees(planPrice(plan, null))) })}
          </option>
        ))}
      </SelectField>
      <FileField
        label={t('proof')}
        error={errorOf('planProof')}
        required
        file={form.planProof}
        onChange={(planProof) => setForm({ ...form, planProof })}
      />
      {refusal !== null && <FieldError text={sentenceOf(refusal, t('addFailed'))} />}
    </form>
  );
}
