import { useState } from 'react';
import { PageHeader } from '../../components/page-header.js';
import { Card, Page } from '../../components/surface.js';
import { useAuth } from '../../lib/auth/use-auth.js';
import { useText } from '../../lib/i18n/use-text.js';
import { PasskeyInstead } from './components/passkey-instead.js';
import { PasswordChanged } from './components/password-changed.js';
import { PasswordForm } from './components/password-form.js';
import { accountMessages } from './messages.js';

const mustChange = { 'for-one-use': 'mustChange', 'too-weak': 'mustChangeWeak' } as const;

/** Before a required password change no other call is allowed, so the page uses only the token. */
export default function ChangePasswordPage() {
  const t = useText(accountMessages);
  const { mustChangePassword, passwordReason, isFreshAt } = useAuth();
  const [openedAt] = useState(Date.now);
  const asksCurrent = !mustChangePassword && !isFreshAt(openedAt);
  const [changedTo, setChangedTo] = useState<string | null>(null);
  return (
    <Page width="narrow">
      <PageHeader
        title={t('passwordTitle')}
        lead={changedTo === null && (mustChangePassword ? t(mustChange[passwordReason]) : t('passwordLead'))}
      />
      <Card as="div">
        {changedTo !== null ? (
          <PasswordChanged password={changedTo} />
        ) : (
          <PasswordForm asksCurrent={asksCurrent} onDone={setChangedTo} />
        )}
        {changedTo === null && asksCurrent && <PasskeyInstead />}
      </Card>
    </Page>
  );
}
