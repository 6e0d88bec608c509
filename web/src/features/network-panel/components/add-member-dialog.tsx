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
import { whatsappLink } from '../../../lib/whatsapp.js';
import { welcomeText } from '../welcome-text.js';
import { CopyButton } from '../../../components/ui/copy-button.js';
import { DetailList } from '../../../components/ui/detail-list.js';
import { formatDate } from '../../../lib/format/date.js';
import styles from './network-panel.module.css';
import { IconButton } from '../../../components/ui/icon-button.js';

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

/** The password is the sponsor's own input; the server never sends it. */
function WelcomeCard({ added: { user, addedBy }, password }: { added: AddedMember; password: string }) {
  const t = useText(networkMessages);
  return (
    <div className={styles.welcome}>
      <p>{t('welcomeLead', { name: user.name })}</p>
      <p>{t('forOneUse', { name: user.name })}</p>
      <DetailList
        rows={[
          [t('name'), user.name],
          [t('mobile'), user.mobile],
          [t('password'), <TypedPassword key="password" password={password} />],
          [
            t('referralCode'),
            user.referralCode === null ? (
              t('codeFollows')
            ) : (
              <span key="code" className={styles.copyable}>
                {user.referralCode}
                <CopyButton value={user.referralCode} what={t('copyCode')} />
              </span>
            ),
          ],
          [t('registrationDate'), formatDate(user.registeredDate)],
          [t('plan'), user.requestedPlan ?? user.plan ?? t('noPlan')],
          [t('sponsorName'), addedBy.name],
        ]}
      />
      <p className={styles.soft}>{t('shareHint', { name: user.name })}</p>
    </div>
  );
}

/** The mask has a fixed length, so that it does not reveal the password's. */
function TypedPassword({ password }: { password: string }) {
  const t = useText(networkMessages);
  const [shown, setShown] = useState(false);
  return (
    <span className={styles.copyable}>
      {shown ? password : '••••••••'}
      <span className={styles.tools}>
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          size={18}
          className={styles.reveal}
          aria-pressed={shown}
          label={t(shown ? 'hidePassword' : 'showPassword')}
          onClick={() => setShown(!shown)}
        />
        <CopyButton value={password} what={t('copyPassword')} />
      </span>
    </span>
  );
}
