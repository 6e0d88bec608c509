import { Button } from '../../components/button.js';
import { useText } from '../../lib/i18n/use-text.js';
import { useDemoLogins } from './api/demo-logins.js';
import styles from './login-page.module.css';
import { loginMessages } from './messages.js';

interface Props {
  busy: boolean;
  onChoose: (login: { mobile: string; password: string }) => void;
}

export function DemoLogins({ busy, onChoose }: Props) {
  const t = useText(loginMessages);
  const { data = [] } = useDemoLogins();
  if (data.length === 0) return null;
  const labels: Readonly<Record<string, string>> = { Head: t('demoHead'), Unapproved: t('demoUnapproved') };
  return (
    <section className={styles.demo} aria-labelledby="demo-title">
      <h2 id="demo-title">{t('demoTitle')}</h2>
      <p>{t('demoLead')}</p>
      <ul>
        {data.map(({ label, name, mobile, password }) => (
          <li key={mobile}>
            <Button
              variant="secondary"
              wide
              needsConnection
              disabled={busy}
              onClick={() => onChoose({ mobile, password })}
            >
              <span className={styles.demoLabel}>{labels[label] ?? label}</span>
              <span className={styles.demoName}>{name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
