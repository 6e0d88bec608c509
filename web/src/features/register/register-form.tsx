import { contactSeenByDefault, isolated, isCommonPassword, minPasswordLength } from '@deepam/contracts';
import { type FormEvent, useState, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/ui/button.js';
import { ContactReadersField } from '../../shared/members/contact-readers-field.js';
import { DraftNotice } from '../../components/ui/draft-notice.js';
import { FieldError } from '../../components/ui/field.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { PasswordField } from '../../components/ui/password-field.js';
import { Card } from '../../components/ui/surface.js';
import { TextField } from '../../components/ui/text-field.js';
import { typedText } from '../../components/ui/use-draft.js';
import { AskBeforeLeaving } from '../../components/ui/use-leaving.js';
import { endDraft, keepDraft, readDraft } from '../../lib/drafts/drafts.js';
import { focusFirstInvalid } from '../../lib/focus-first-invalid.js';
import { useText } from '../../lib/i18n/use-text.js';
import { useIsHere } from '../../lib/use-is-here.js';
import { type Registered, useRegister, useInviter } from './api.js';
import { registerMessages } from './messages.js';
import styles from './register-page.module.css';
import {
  type Registration,
  registrationIssue,
  referralCodeTyped,
  refusedField,
  refusalSentence,
} from './register-rules.js';
import { Icon } from '../../components/ui/icon.js';

const typingPauseMs = 400;

function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}

function InvitedBy({ code }: { code: string }) {
  const t = useText(registerMessages);
  const { data } = useInviter(referralCodeTyped(code) === 'whole' ? code : null);
  if (data?.name == null) return null;
  return (
    <p className={styles.invitedBy}>
      <Icon name="check" size={18} />
      {t('invitedBy', { name: isolated(data.name) })}
    </p>
  );
}

function InviterLine({ code }: { code: string }) {
  const t = useText(registerMessages);
  const typed = referralCodeTyped(code);
  const isSettled = useSettled(code) === code;
  const inviter = useInviter(isSettled && typed === 'whole' ? code : null);
  const name = inviter.data?.name;
  return (
    <span role="status">
      {typed === 'mistyped' ? (
        <strong className={styles.wrong}>{t('codeMistyped')}</strong>
      ) : name === null ? (
        <strong className={styles.wrong}>{t('codeInvitesNobody')}</strong>
      ) : name !== undefined ? (
        <strong className={styles.inviter}>
          <Icon name="check" size={16} />
          {t('invitedBy', { name: isolated(name) })}
        </strong>
      ) : typed === 'whole' && (inviter.isFetching || !isSettled) ? (
        t('lookingUp')
      ) : (
        t('referralHint')
      )}
    </span>
  );
}

const keptFields = ['name', 'mobile', 'email', 'contactSeenBy', 'referralCode'] as const;

interface Props {
  referralCode: string;
  onDone: (registered: Registered) => void;
}

export function RegisterForm({ referralCode, onDone }: Props) {
  const t = useText(registerMessages);
  const register = useRegister();
  const [blank] = useState<Registration>({
    name: '',
    mobile: '',
    email: '',
    contactSeenBy: contactSeenByDefault,
    referralCode,
    password: '',
    confirmPassword: '',
  });
  const [form, setForm] = useState(blank);
  const [since, setSince] = useState<number | null>(null);
  const isHere = useIsHere();
  const [hasLooked, setHasLooked] = useState(false);
  if (isHere && !hasLooked) {
    setHasLooked(true);
    const kept = readDraft('register', keptFields);
    if (kept !== null) {
      setSince(kept.at);
      // A code from a link overrides the draft.
      setForm({ ...blank, ...kept.values, ...(referralCode !== '' && { referralCode }) });
    }
  }
  function change(changes: Partial<Registration>): void {
    const next = { ...form, ...changes };
    setForm(next);
    keepDraft('register', typedText({ fields: keptFields }, next, blank));
  }
  function discard(): void {
    endDraft('register');
    setSince(null);
    setForm(blank);
  }
  const isChanged = (Object.keys(blank) as (keyof Registration)[]).some((field) => form[field] !== blank[field]);
  const isCommon = useIsCommonPassword(form.password);
  const [isShown, setShown] = useState(false);
  // The message is translated at render time, because the language may change.
  const [issue, setIssue] = useState<{ field: keyof Registration | 'form'; text: (say: typeof t) => string } | null>(
    null,
  );

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const element = event.currentTarget;
    const refuse = (field: keyof Registration | 'form', text: (say: typeof t) => string) => {
      setIssue({ field, text });
      focusFirstInvalid(element);
    };
    const found = registrationIssue(form, isCommon);
    if (found !== null) return refuse(found.field, (say) => say(found.issue));
    setIssue(null);
    register.mutate(form, {
      onSuccess: onDone,
      onError: (error) => refuse(refusedField(error), (say) => refusalSentence(error, say)),
    });
  }

  const bind = (field: keyof Registration) => ({
    name: field,
    value: form[field],
    error: issue?.field === field ? issue.text(t) : undefined,
    onChange: ({ target }: { target: { value: string } }) => change({ [field]: target.value }),
  });

  return (
    <>
      <AskBeforeLeaving isSending={register.isPending} isChanged={isChanged} onDiscard={discard} />
      <PageHeader title={t('title')} lead={t('lead')} />
      <InvitedBy code={form.referralCode === referralCode ? referralCode : ''} />
      <Card as="div">
        <form className={styles.form} noValidate onSubmit={submit}>
          <DraftNotice since={since} discard={discard} hasSecrets />
          <TextField {...bind('name')} label={t('name')} autoComplete="name" maxLength={100} />
          <TextField
            {...bind('mobile')}
            label={t('mobile')}
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
          />
          <TextField
            {...bind('email')}
            label={t('email')}
            note={t('optional')}
            type="email"
            autoComplete="email"
            maxLength={254}
          />
          <ContactReadersField
            value={form.contactSeenBy}
            onChange={(contactSeenBy) => change({ contactSeenBy })}
            hint={t('contactLater')}
          />
          <TextField
            {...bind('referralCode')}
            label={t('referralCode')}
            hint={issue?.field === 'referralCode' ? t('referralHint') : <InviterLine code={form.referralCode} />}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <PasswordField
            {...bind('password')}
            label={t('password')}
            hint={t('passwordHint')}
            autoComplete="new-password"
            // Browsers offer to store a password field when it is sent.
            shown={isShown && !register.isPending}
            onShown={setShown}
          />
          <PasswordField
            {...bind('confirmPassword')}
            label={t('confirmPassword')}
            autoComplete="new-password"
            shown={isShown && !register.isPending}
          />
          {issue?.field === 'form' && <FieldError text={issue.text(t)} />}
          <Button type="submit" wide busy={register.isPending}>
            {t('submit')}
          </Button>
        </form>
        <p className={styles.switch}>
          {t('haveAccount')} <Link to="/login">{t('login')}</Link>
        </p>
      </Card>
    </>
  );
}

/** The list has a chunk of its own, loaded during typing; if it fails to load, the server decides. */
function useIsCommonPassword(typed: string): boolean {
  const [common, setCommon] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    if (typed.length >= minPasswordLength) {
      isCommonPassword(typed).then(
        (found) => isCurrent && setCommon(found ? typed : null),
        () => undefined,
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [typed]);
  return common === typed;
}
