import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button.js';
import { FieldError } from '../../../components/field.js';
import { FileField } from '../../../components/file-field.js';
import { numberMessages } from '../../../components/number-messages.js';
import { Card } from '../../../components/surface.js';
import { TextAreaField, TextField } from '../../../components/text-field.js';
import { ApiError, withReason } from '../../../lib/api/api-error.js';
import { focusFirstFault } from '../../../lib/focus-first-fault.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { showToast } from '../../../lib/toast.js';
import type { Profile } from '../api/profile.js';
import { type FileFieldName, type ProfileFiles, useUpdateProfile } from '../api/update-profile.js';
import { accountMessages } from '../messages.js';
import { numberFields, profileChange, profileFault, type ProfileFields } from '../profile-rules.js';
import styles from './profile.module.css';

const noFiles: ProfileFiles = { avatar: null, idProof: null, panidProof: null };
/** Stored numbers are known here only masked, so their inputs begin empty. */
const noNumbers = { adharNo: '', panCardNo: '', bankAccountNo: '', ifscCode: '' };

export function ProfileForm({ profile, onEnd }: { profile: Profile; onEnd: () => void }) {
  const t = useText(accountMessages);
  const say = useText(numberMessages);
  const update = useUpdateProfile();
  const [files, setFiles] = useState(noFiles);
  const [form, setForm] = useState<ProfileFields>({
    name: profile.name,
    email: profile.email ?? '',
    address: profile.address ?? '',
    ...noNumbers,
  });
  const [fault, setFault] = useState<ReturnType<typeof profileFault>>(null);
  const refusal = update.error instanceof ApiError ? update.error : null;

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const found = profileFault(form);
    setFault(found);
    if (found !== null) return focusFirstFault(event.currentTarget);
    update.mutate(
      { fields: profileChange(form), files },
      {
        onSuccess: () => {
          showToast(t('saved'), 'success');
          onEnd();
        },
      },
    );
  }

  const bind = (field: keyof ProfileFields) => ({
    name: field,
    value: form[field],
    error: fault?.field === field ? t(fault.fault) : refusal?.fieldError(field),
    onChange: ({ target }: { target: { value: string } }) => setForm({ ...form, [field]: target.value }),
  });

  const bindFile = (field: FileFieldName) => ({
    name: field,
    file: files[field],
    onChange: (file: File | null) => setFiles({ ...files, [field]: file }),
    disabled: update.isPending,
    error: update.sending?.field === field ? refusal?.message : undefined,
  });

  return (
    <Card as="div">
      <form className={styles.form} noValidate onSubmit={submit}>
        <h2>{t('personal')}</h2>
        <FileField {...bindFile('avatar')} label={t('avatar')} note={t('optional')} />
        <TextField {...bind('name')} label={t('name')} autoComplete="name" />
        <TextField {...bind('email')} label={t('email')} note={t('optional')} type="email" autoComplete="email" />
        <TextAreaField
          {...bind('address')}
          label={t('address')}
          hint={t('addressHint')}
          autoComplete="street-address"
        />
        <div>
          <h2>{t('documents')}</h2>
          <p className={styles.soft}>{t('numbersHint')}</p>
        </div>
        {numberFields.map((field) => (
          <TextField
            key={field}
            {...bind(field)}
            label={say(field)}
            hint={profile[field] === null ? undefined : t('keepNumber', { masked: profile[field] })}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        ))}
        <FileField {...bindFile('idProof')} kind="document" label={t('idProof')} />
        <FileField {...bindFile('panidProof')} kind="document" label={t('panidProof')} />
        {update.isError && <FieldError text={failure()} />}
        <div className={styles.actions}>
          <Button variant="secondary" onClick={onEnd}>
            {t('cancel')}
          </Button>
          <Button type="submit" busy={update.isPending}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Card>
  );

  /** What is wrong with a file or a field is said there. */
  function failure(): string {
    const hasOwnPlace = update.sending !== null || Object.keys(form).some((field) => refusal?.fieldError(field));
    return hasOwnPlace ? t('saveFailed') : withReason(t('saveFailed'), update.error);
  }
}
