import { isKycConsentGiven, nameIssue } from '@deepam/contracts';
import { useEffect, useRef, useState, useId } from 'react';
import { Button } from '../../../components/ui/button.js';
import { DraftNotice } from '../../../components/ui/draft-notice.js';
import { FieldError } from '../../../components/ui/field.js';
import { FileField } from '../../../components/ui/file-field.js';
import { numberMessages } from '../../../shared/numbers/number-messages.js';
import { Card } from '../../../components/ui/surface.js';
import { TextAreaField, TextField } from '../../../components/ui/text-field.js';
import { useFormKit } from '../../../components/ui/use-form-kit.js';
import { AskBeforeLeaving } from '../../../components/ui/use-leaving.js';
import { fieldRefusals, sentenceOf, withReason } from '../../../lib/api/api-error.js';
import type { ProfileControl } from '../../../lib/profile-steps.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { announceAndClose } from '../../../lib/announce-and-close.js';
import type { Profile } from '../../../lib/own-profile.js';
import { type FileFieldName, type ProfileFiles, useUpdateProfile } from '../api.js';
import { accountMessages } from '../messages.js';
import {
  hasDocuments,
  numberFields,
  numberSentences,
  profileChange,
  profileDraft,
  profileFormOf,
} from '../profile-rules.js';
import styles from './profile.module.css';

interface ConsentFieldProps {
  agreed: boolean;
  onChange: (agreed: boolean) => void;
  isMissing: boolean;
}

function ConsentField({ agreed, onChange, isMissing }: ConsentFieldProps) {
  const t = useText(accountMessages);
  const errorId = useId();
  return (
    <div>
      <label className={styles.agree}>
        <input
          type="checkbox"
          name="kycConsent"
          checked={agreed}
          aria-invalid={isMissing}
          aria-describedby={isMissing ? errorId : undefined}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>{t('consentText')}</span>
      </label>
      {isMissing && <FieldError id={errorId} text={t('consentNeeded')} />}
    </div>
  );
}

const noFiles: ProfileFiles = { avatar: null, idProof: null, panidProof: null };
/** Stored numbers are masked, so their inputs are empty. */
const noNumbers = { adharNo: '', panCardNo: '', bankAccountNo: '', ifscCode: '', bankHolder: '' };

interface Props {
  profile: Profile;
  firstControl: ProfileControl | null;
  onEnd: () => void;
}

export function ProfileForm({ profile, firstControl, onEnd }: Props) {
  const t = useText(accountMessages);
  const say = useText(numberMessages);
  const update = useUpdateProfile();
  const [files, setFiles] = useState(noFiles);
  const asksConsent = !isKycConsentGiven(profile.kycConsent);
  const [hasAgreed, setHasAgreed] = useState(false);
  const [isConsentMissing, setConsentMissing] = useState(false);
  const { form, field, isRefused, draft } = useFormKit({
    draft: profileDraft,
    schema: profileFormOf(profile.name),
    blank: { name: profile.name, email: profile.email ?? '', address: profile.address ?? '', ...noNumbers },
    // An address is always valid: its input limits the length like the contract.
    sentences: {
      name: (_issue, name) => t(nameIssue(name) === 'misleading' ? 'nameMisleading' : 'nameNeeded'),
      email: t('emailInvalid'),
      adharNo: t(numberSentences.adharNo),
      panCardNo: t(numberSentences.panCardNo),
      bankAccountNo: t(numberSentences.bankAccountNo),
      ifscCode: t(numberSentences.ifscCode),
      bankHolder: t(numberSentences.bankHolder),
    },
    refusalOf: fieldRefusals(update.error),
    onValid: (_accepted, typed) => {
      const fields = profileChange(typed);
      const isMissing = asksConsent && !hasAgreed && hasDocuments(fields, files);
      setConsentMissing(isMissing);
      if (isMissing) return consent.current!.querySelector('input')!.focus();
      update.mutate(
        { fields, files, givesConsent: asksConsent && hasAgreed },
        { onSuccess: announceAndClose(t('saved'), onEnd) },
      );
    },
  });

  const leave = () => {
    draft.discard();
    onEnd();
  };
  const isChanged = form['data-changed'] === true || Object.values(files).some((file) => file !== null);
  const consent = useRef<HTMLDivElement>(null);
  const start = useRef<HTMLHeadingElement>(null);
  // The pressed button has disappeared. A focused field would open a phone's keyboard, so a field gets the focus only
  // after a link to it.
  useEffect(() => {
    const control =
      firstControl === null ? null : form.ref.current?.querySelector<HTMLElement>(`[name=${firstControl}]`);
    (control ?? start.current!).focus();
    control?.scrollIntoView({ block: 'center' });
  }, [firstControl, form.ref]);

  const hintOf = (number: (typeof numberFields)[number]) => {
    const stored = profile[number] ?? null;
    if (stored !== null) return t('keepNumber', { masked: stored });
    return number === 'bankHolder' ? t('holderHint') : undefined;
  };
  const bindFile = (field: FileFieldName) => ({
    name: field,
    file: files[field],
    onChange: (file: File | null) => setFiles((others) => ({ ...others, [field]: file })),
    disabled: update.isPending,
    error: update.isError && update.sending?.field === field ? sentenceOf(update.error) : undefined,
  });

  return (
    <Card as="div">
      <AskBeforeLeaving isSending={update.isPending} isChanged={isChanged} onDiscard={draft.discard} />
      <form className={styles.form} {...form}>
        <h2 ref={start} tabIndex={-1}>
          {t('personal')}
        </h2>
        <DraftNotice {...draft} hasSecrets />
        <FileField {...bindFile('avatar')} label={t('avatar')} note={t('optional')} />
        <TextField {...field('name')} label={t('name')} maxLength={100} autoComplete="name" />
        <TextField {...field('email')} label={t('email')} note={t('optional')} type="email" autoComplete="email" />
        <TextAreaField
          {...field('address')}
          label={t('address')}
          maxLength={500}
          hint={t('addressHint')}
          autoComplete="street-address"
        />
        <div>
          <h2>{t('documents')}</h2>
          <p className={styles.soft}>{t('numbersHint')}</p>
        </div>
        {numberFields.map((number) => (
          <TextField
            key={number}
            {...field(number)}
            label={say(number)}
            hint={hintOf(number)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        ))}
        <FileField {...bindFile('idProof')} kind="document" label={t('idProof')} />
        <FileField {...bindFile('panidProof')} kind="document" label={t('panidProof')} />
        {asksConsent && (
          <div ref={consent}>
            <ConsentField
              agreed={hasAgreed}
              onChange={(now) => {
                setHasAgreed(now);
                setConsentMissing(false);
              }}
              isMissing={isConsentMissing}
            />
          </div>
        )}
        {update.isError && (
          <FieldError
            text={update.sending !== null || isRefused ? t('saveFailed') : withReason(t('saveFailed'), update.error)}
          />
        )}
        <div className={styles.actions}>
          <Button variant="secondary" onClick={leave}>
            {t('cancel')}
          </Button>
          <Button type="submit" busy={update.isPending || form['data-waiting']}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
