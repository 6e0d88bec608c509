import { useText } from '../../lib/i18n/use-text.js';
import { Card } from '../../components/ui/surface.js';
import { AccountChoice } from './account-choice.js';
import styles from './accounts.module.css';
import { accountsMessages } from './messages.js';
import { usePinSignIns } from './use-pin-sign-ins.js';

export default function PinSignInAtLogin() {
  const t = useText(accountsMessages);
  const { kept, look } = usePinSignIns();
  if (kept === null || kept.length === 0) return null;
  return (
    <Card className={styles.atLogin} aria-labelledby="accounts">
      <h2 id="accounts" className={styles.title}>
        {t('atLogin')}
      </h2>
      <AccountChoice accounts={kept} activeId={null} onChange={look} />
    </Card>
  );
}
