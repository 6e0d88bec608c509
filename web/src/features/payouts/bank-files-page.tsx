import { RequirePermissions } from '../../shared/members/require-permissions.js';
import { Page } from '../../components/ui/surface.js';
import { seeingPayouts } from '../../lib/auth/desk-permissions.js';
import { useLinkedId } from '../../lib/use-linked-id.js';
import { BankFileView } from './components/bank-file-view.js';
import { ButtonLink } from '../../components/ui/button.js';
import { DataTable } from '../../components/ui/data-table.js';
import { KeysetList } from '../../components/ui/keyset-list.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { EmptyState } from '../../components/ui/states.js';
import { useText } from '../../lib/i18n/use-text.js';
import { useKeysetPages } from '../../lib/use-keyset-pages.js';
import { useBankFiles } from './api.js';
import { bankFileMessages } from './bank-file-messages.js';
import { bankFileColumns } from './components/bank-file-columns.js';

const pageSize = 20;

function BankFileList() {
  const t = useText(bankFileMessages);
  const pages = useKeysetPages('bank-files');
  const list = useBankFiles({ limit: pageSize, cursor: pages.cursor });
  return (
    <>
      <PageHeader title={t('title')} actions={<ButtonLink to="/payables?payouts=owed">{t('toPayouts')}</ButtonLink>} />
      <KeysetList
        list={list}
        pages={pages}
        pageSize={pageSize}
        empty={
          <EmptyState title={t('empty')} icon="rupee">
            <p>{t('emptyHint')}</p>
          </EmptyState>
        }
      >
        {(bankFiles) => (
          <DataTable caption={t('title')} columns={bankFileColumns(t)} rows={bankFiles} rowKey={({ _id }) => _id} />
        )}
      </KeysetList>
    </>
  );
}

export default function BankFilesPage() {
  const [bankFileId] = useLinkedId('file');
  return (
    <Page>
      <RequirePermissions needs={seeingPayouts}>
        {bankFileId === null ? <BankFileList /> : <BankFileView key={bankFileId} bankFileId={bankFileId} />}
      </RequirePermissions>
    </Page>
  );
}
