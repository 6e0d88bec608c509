import { type FormEvent, useState } from 'react';
import { Button } from '../../components/ui/button.js';
import { CodeField } from '../../shared/numbers/code-field.js';
import { codeMessages } from '../../shared/numbers/code-messages.js';
import { focusFirstInvalid } from '../../lib/focus-first-invalid.js';
import { useText } from '../../lib/i18n/use-text.js';
import styles from './login-page.module.css';
import { loginMessages } from './messages.js';

interface Props {
  refusal: string | undefined;
  busy: boolean;
  onCode: (code: string) => void;
  onBack: () => void;
}

export function CodeStep({ refusal, busy, onCode, onBack }: Props) {
  const t = useText(loginMessages);
  const say = useText(codeMessages);
  const [code, setCode] = useState('');
  const [isMissing, setIsMissing] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const isEmpty = code.trim() === '';
    setIsMissing(isEmpty);
    if (isEmpty) focusFirstInvalid(event.currentTarget);
    else onCode(code);
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <CodeField
        takesFocus
        value={code}
        error={isMissing ? say('needed') : refusal}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" wide busy={busy}>
        {t('submit')}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        {t('back')}
      </Button>
    </form>
  );
}
