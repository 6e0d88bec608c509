import { Button, ButtonAnchor } from '../../../../components/ui/button.js';
import { CopyButton } from '../../../../components/ui/copy-button.js';
import { Dialog } from '../../../../components/ui/dialog.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { secondFactorMessages } from '../../second-factor-messages.js';
import styles from './second-factor.module.css';

export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useText(secondFactorMessages);
  const text = codes.join('\n');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('codesTitle')}
      footer={
        <>
          <ButtonAnchor
            variant="secondary"
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
            download="deepam-recovery-codes.txt"
          >
            {t('saveCodes')}
          </ButtonAnchor>
          <Button onClick={onClose}>{t('saved')}</Button>
        </>
      }
    >
      <p>{t('codesText')}</p>
      <div className={styles.codes}>
        <ol>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <CopyButton value={text} what={t('copyCodes')} />
      </div>
    </Dialog>
  );
}
