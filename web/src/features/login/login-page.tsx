import { normaliseMobile } from '@deepam/contracts';
import { type FormEvent, Suspense, useState, useSyncExternalStore } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { Button } from '../../components/ui/button.js';
import { FieldError } from '../../components/ui/field.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { PasswordField } from '../../components/ui/password-field.js';
import { Card, Page } from '../../components/ui/surface.js';
import { TextField } from '../../components/ui/text-field.js';
import { mayHavePinSignIns } from '../../lib/accounts/may-have-pin-sign-ins.js';
import { ApiError, sentenceOf } from '../../lib/api/api-error.js';
import { useAuth } from '../../lib/auth/use-auth.js';
import { focusFirstInvalid } from '../../lib/focus-first-invalid.js';
import { useText, textOf } from '../../lib/i18n/use-text.js';
import { lazyPart } from '../../lib/retry-import.js';
import { useLogin, usePasskeyLogin, useDemoLogins } from './api.js';
import styles from './login-page.module.css';
import { type LoginIssue, loginIssue } from './login-rules.js';
import { loginMessages } from './messages.js';
import { PasskeyOutcome } from '../../shared/numbers/passkey-button.js';
import { passkeyMessages } from '../../lib/auth/passkey-messages.js';
import { useCanUsePasskeys } from '../../lib/auth/passkeys.js';
import { CodeField } from '../../shared/numbers/code-field.js';
import { codeMessages } from '../../shared/numbers/code-messages.js';

interface CodeStepProps {
  refusal: string | undefined;
  busy: boolean;
  onCode: (code: string) => void;
  onBack: () => void;
}

function CodeStep({ refusal, busy, onCode, onBack }: CodeStepProps) {
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

const PinSignInAtLogin = lazyPart(() => import('../../shared/accounts/pin-sign-in-at-login.js'));
const never = () => () => undefined;

type Arrival = { from?: string; mobile?: string } | null;

export default function LoginPage() {
  const t = useText(loginMessages);
  const { status, endReason } = useAuth();
  const arrival = useLocation().state as Arrival;
  const login = useLogin();
  const [mobile, setMobile] = useState(arrival?.mobile ?? '');
  const [password, setPassword] = useState('');
  const [issue, setIssue] = useState<LoginIssue | null>(null);
  const refusal = login.error instanceof ApiError ? login.error.code : null;
  const [asksCode, setAsksCode] = useState(false);
  if (refusal === 'AUTH.CODE_NEEDED' && !asksCode) setAsksCode(true);
  if (refusal === 'AUTH.INVALID_CREDENTIALS' && asksCode) setAsksCode(false);
  const destination = arrival?.from ?? '/dashboard';

  const hasKept = useSyncExternalStore(never, mayHavePinSignIns, () => false);

  if (status === 'in') return <Navigate to={destination} replace />;

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const found = loginIssue(mobile, password);
    setIssue(found);
    if (found === null) login.mutate({ mobile: normaliseMobile(mobile), password });
    else focusFirstInvalid(event.currentTarget);
  }

  return (
    <Page width="narrow">
      <PageHeader title={t('title')} lead={t(asksCode ? 'codeLead' : 'lead')} />
      {endReason === 'expired' && (
        <p className={styles.notice} role="status">
          {t('expired')}
        </p>
      )}
      {hasKept && !asksCode && (
        <Suspense fallback={null}>
          <PinSignInAtLogin />
        </Suspense>
      )}
      <Card as="div">
        {asksCode ? (
          <CodeStep
            refusal={login.isError && refusal !== 'AUTH.CODE_NEEDED' ? refusalOf(login.error) : undefined}
            busy={login.isPending}
            onCode={(code) => login.mutate({ ...login.variables!, code })}
            onBack={() => {
              login.reset();
              setAsksCode(false);
            }}
          />
        ) : (
          <form className={styles.form} noValidate onSubmit={submit}>
            <TextField
              label={t('mobile')}
              type="tel"
              inputMode="numeric"
              autoComplete="username"
              value={mobile}
              error={issue === 'tenDigits' ? t('tenDigits') : undefined}
              onChange={(event) => setMobile(event.target.value)}
            />
            <PasswordField
              label={t('password')}
              autoComplete="current-password"
              value={password}
              error={issue === 'passwordNeeded' ? t('passwordNeeded') : undefined}
              onChange={(event) => setPassword(event.target.value)}
            />
            {login.isError && <FieldError text={refusalOf(login.error)} />}
            <Button type="submit" wide busy={login.isPending}>
              {t('submit')}
            </Button>
          </form>
        )}
        {!asksCode && (
          <>
            <PasskeyLogin />
            <p className={styles.switch}>
              <Link to="/forgot-password">{t('forgot')}</Link>
            </p>
            <p className={styles.switch}>
              {t('newHere')} <Link to="/register">{t('register')}</Link>
            </p>
          </>
        )}
      </Card>
      {!asksCode && <DemoLogins busy={login.isPending} onChoose={login.mutate} />}
    </Page>
  );
}

function PasskeyLogin() {
  const t = useText(passkeyMessages);
  const logIn = usePasskeyLogin();
  if (!useCanUsePasskeys()) return null;
  const { error } = logIn;
  const isSuspended = error instanceof ApiError && error.code === 'AUTH.SUSPENDED';
  return (
    <div className={styles.passkey}>
      <Button variant="secondary" wide busy={logIn.isPending} onClick={() => logIn.mutate()}>
        {t('logIn')}
      </Button>
      {isSuspended ? <FieldError text={refusalOf(error)} /> : <PasskeyOutcome error={error} />}
    </div>
  );
}

function refusalOf(error: unknown): string {
  const why = error instanceof ApiError ? error.details['suspendedFor'] : undefined;
  return typeof why === 'string'
    ? `${sentenceOf(error)} ${textOf(loginMessages)('suspendedFor', { reason: why })}`
    : sentenceOf(error);
}

interface Props {
  busy: boolean;
  onChoose: (login: { mobile: string; password: string }) => void;
}

function DemoLogins({ busy, onChoose }: Props) {
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
