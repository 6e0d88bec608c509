import { isTenDigits, normaliseMobile } from '@deepam/contracts';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/ui/button.js';
import { FieldError } from '../../components/ui/field.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { Card, Page } from '../../components/ui/surface.js';
import { TextField } from '../../components/ui/text-field.js';
import { sentenceOf } from '../../lib/api/api-error.js';
import { focusFirstInvalid } from '../../lib/focus-first-invalid.js';
import { useText } from '../../lib/i18n/use-text.js';
import { useForgotPassword } from './api.js';
import styles from './login-page.module.css';
import { loginMessages } from './messages.js';

/** The message is the same for every mobile, so that it reveals no accounts. */
export default function ForgotPasswordPage() {
  const t = useText(loginMessages);
  const asking = useForgotPassword();
  const [mobile, setMobile] = useState('');
  const [isWrong, setWrong] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = normaliseMobile(mobile);
    setWrong(!isTenDigits(typed));
    if (isTenDigits(typed)) asking.mutate(typed);
    else focusFirstInvalid(event.currentTarget);
  }

  return (
    <Page width="narrow">
      <PageHeader title={t('forgotTitle')} lead={t('forgotLead')} />
      <Card as="div">
        {asking.isSuccess ? (
          <p role="status">{t('forgotSent')}</p>
        ) : (
          <form className={styles.form} noValidate onSubmit={submit}>
            <TextField
              label={t('mobile')}
              type="tel"
              inputMode="numeric"
              autoComplete="username"
              value={mobile}
              error={isWrong ? t('tenDigits') : undefined}
              onChange={(event) => setMobile(event.target.value)}
            />
            {asking.isError && <FieldError text={sentenceOf(asking.error)} />}
            <Button type="submit" wide busy={asking.isPending}>
              {t('forgotSubmit')}
            </Button>
          </form>
        )}
        <p className={styles.switch}>
          <Link to="/login">{t('backToLogin')}</Link>
        </p>
      </Card>
    </Page>
  );
}
