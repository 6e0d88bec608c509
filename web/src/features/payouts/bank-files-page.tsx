import { HeadOnly } from '../../components/head-only.js';
import { Page } from '../../components/surface.js';
import { seeingPayouts } from '../../lib/auth/desk-permissions.js';
import { useLinkedId } from '../../lib/use-linked-id.js';
import { BankFileList } from './components/bank-file-list.js';
import { BankFileView } from './components/bank-file-view.js';

export default function BankFilesPage() {
  const [bankFileId] = useLinkedId('file');
  return (
    <Page>
      <HeadOnly needs={seeingPayouts}>
        {bankFileId === null ? <BankFileList /> : <BankFileView key={bankFileId} bankFileId={bankFileId} />}
      </HeadOnly>
    </Page>
  );
}
