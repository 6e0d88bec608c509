import { nameIssue, planNames, planPrice, toRupees } from '@deepam/contracts';
import { useState } from 'react';
import { Button, ButtonAnchor } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { FileField } from '../../../components/ui/file-field.js';
import { FormDialog } from '../../../components/ui/form-dialog.js';
import { nameSentences } from '../../../components/ui/name-sentences.js';
import { passwordSentence } from '../../../shared/numbers/new-password.js';
import { PasswordField } from '../../../components/ui/password-field.js';
import { sendingFailure } from '../../../components/ui/sending-failure.js';
import { SelectField, TextField } from '../../../components/ui/text-field.js';
import { useFormKit } from '../../../components/ui/use-form-kit.js';
import { mobileRefusals, paymentRefusals, sentenceOf } from '../../../lib/api/api-error.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { memberForm } from '../add-member-rules.js';
import { type AddedMember, useAddMember } from '../api.js';
import { networkMessages } from '../messages.js';
import { WelcomeCard } from './welcome-card.js';
import { whatsappLink } from '../../../lib/whatsapp.js';
import { welcomeText } from '../welcome-text.js';

export function AddMemberDialog({ onClose }: { onClose: () => void }) {
  const t = useText(networkMessages);
  const adding = useAddMember();
  const [welcome, setWelcome] = useState<{ added: AddedMember; password: string } | null>(null);
  const { form, field, file, isRefused, draft } = useFormKit({
    draft: { form: 'add-member', fields: ['name', 'email', 'mobile', 'plan'] },
    schema: memberForm,
    blank: { name: '', email: '', password: '', mobile: '', plan: '', planProof: null as File | null },
    sentences: {
      name: (_issue, name) => t(nameSentences[nameIssue(name) ?? 'unseen']),
      email: t('emailInvalid'),
      password: (issue) => t(passwordSentence(issue)),
      mobile: (issue) => t(issue === 'empty' ? 'mobileNeeded' : 'mobileWrong'),
      plan: t('planNeeded'),
      planProof: t('proofNeeded'),
    },
    refusalOf: (of) => mobileRefusals(adding.error)(of) ?? paymentRefusals(adding.error, 'planProof')(of),
    onValid: (member) =>
      adding.mutate(member, { onSuccess: (added) => setWelcome({ added, password: member.password }) }),
  });

  if (welcome !== null) {
    return (
      <Dialog
        key="welcome"
        open
        onClose={onClose}
        title={t('welcomeTitle', { name: welcome.added.user.name })}
        footer={
          <>
            <Button variant="secondary" onClick={onClose}>
              {t('close')}
            </Button>
            <ShareWelcome name={welcome.added.user.name} mobile={welcome.added.user.mobile} />
          </>
        }
      >
        <WelcomeCard {...welcome} />
      </Dialog>
    );
  }

  return (
    <FormDialog
      title={t('addTitle')}
      form={form}
      draft={{ ...draft, hasSecrets: true }}
      submitLabel={t('submit')}
      busy={adding.isPending}
      failure={
        adding.isError && !isRefused
          ? sendingFailure(adding.error, t('submit'), () => sentenceOf(adding.error, t('addFailed')))
          : undefined
      }
      onClose={onClose}
    >
      <TextField {...field('name')} label={t('name')} autoComplete="off" maxLength={100} required data-autofocus />
      <TextField {...field('email')} label={t('email')} note={t('optional')} type="email" autoComplete="off" />
      <PasswordField
        {...field('password')}
        label={t('password')}
        hint={t('passwordHint')}
        maxLength={200}
        autoComplete="new-password"
        required
      />
      <TextField {...field('mobile')} label={t('mobile')} type="tel" inputMode="tel" autoComplete="off" required />
      <SelectField {...field('plan')} label={t('plan')} required>
        <option value="">{t('choosePlan')}</option>
        {planNames.map((plan) => (
          <option key={plan} value={plan}>
            {t('planOption', { plan, price: formatRupees(toRupees(planPrice(plan, null))) })}
          </option>
        ))}
      </SelectField>
      <FileField {...file('planProof')} kind="document" label={t('proof')} required />
    </FormDialog>
  );
}

interface Props {
  name: string;
  mobile: string;
}

function ShareWelcome({ name, mobile }: Props) {
  const t = useText(networkMessages);
  const text = welcomeText(t, { name, mobile, origin: window.location.origin });
  if (!('share' in navigator)) {
    return (
      <ButtonAnchor href={whatsappLink(text, mobile)} target="_blank" rel="noreferrer">
        {t('share')}
      </ButtonAnchor>
    );
  }
  return <Button onClick={() => void navigator.share({ text }).catch(() => undefined)}>{t('share')}</Button>;
}
