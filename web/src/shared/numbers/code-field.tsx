import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useText } from '../../lib/i18n/use-text.js';
import { Button } from '../../components/ui/button.js';
import styles from './code-field.module.css';
import { codeMessages } from './code-messages.js';
import { TextField } from '../../components/ui/text-field.js';

type Props = Omit<ComponentProps<typeof TextField>, 'label'> & {
  /** The field appears during input, so it takes the focus. */
  takesFocus?: boolean;
};

export function CodeField({ takesFocus = false, ...input }: Props) {
  const t = useText(codeMessages);
  const [isRecovery, setIsRecovery] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus || isRecovery) place.current!.querySelector('input')!.focus();
  }, [takesFocus, isRecovery]);

  return (
    <div ref={place}>
      <TextField
        {...input}
        label={t(isRecovery ? 'recoveryCode' : 'appCode')}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
      />
      <p className={styles.other}>
        <Button variant="quiet" size="small" onClick={() => setIsRecovery(!isRecovery)}>
          {t(isRecovery ? 'useApp' : 'useRecovery')}
        </Button>
      </p>
    </div>
  );
}
