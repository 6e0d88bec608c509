import { ButtonLink } from '../../components/ui/button.js';
import { deskMessages } from '../../components/ui/desk-messages.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { Shortcuts } from '../../components/ui/shortcuts.js';
import { Page } from '../../components/ui/surface.js';
import { useDesk } from '../../lib/auth/use-desk.js';
import { useText } from '../../lib/i18n/use-text.js';
import { MemberTable } from './components/member-table.js';
import styles from './components/member-admin.module.css';
import { memberAdminMessages } from './messages.js';

export default function MemberAdminPage() {
  const t = useText(memberAdminMessages);
  const desk = useText(deskMessages);
  const { may } = useDesk();
  return (
    <Page className={styles.page}>
      <PageHeader
        title={t('title')}
        actions={
          <>
            <Shortcuts />
            {may('decide-plans') && (
              <ButtonLink variant="secondary" to="/requests">
                {desk('oneByOne')}
              </ButtonLink>
            )}
          </>
        }
      />
      <MemberTable />
    </Page>
  );
}
