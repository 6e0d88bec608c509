import { useState } from 'react';
import { PageHeader } from '../../components/page-header.js';
import { ErrorState, LoadingState } from '../../components/states.js';
import { Card, Page } from '../../components/surface.js';
import { useText } from '../../lib/i18n/use-text.js';
import { useAccount } from './api/account.js';
import { PasswordChanged } from './components/password-changed.js';
import { PasswordForm } from './components/password-form.js';
import { accountMessages } from './messages.js';

export default function ChangePasswordPage() {
  const t = useText(accountMessages);
  const account = useAccount();
  const [changedTo, setChangedTo] = useState<string | null>(null);
  const forced = account.data?.mustChangePassword === true;
  return (
    <Page width="narrow">
      <PageHeader
        title={t('passwordTitle')}
        lead={changedTo === null && (forced ? t('mustChange') : t('passwordLead'))}
      />
      <Card as="div">
        {changedTo !== null ? (
          <PasswordChanged password={changedTo} />
        ) : account.data !== undefined ? (
          <PasswordForm asksCurrent={!forced} onDone={setChangedTo} />
        ) : account.isError ? (
          <ErrorState fault={account.error} onRetry={() => void account.refetch()} />
        ) : (
          <LoadingState />
        )}
      </Card>
    </Page>
  );
}
