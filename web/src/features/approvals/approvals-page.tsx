import { HeadOnly } from '../../shared/members/head-only.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { Page } from '../../components/ui/surface.js';
import { SelectField } from '../../components/ui/text-field.js';
import { Toolbar } from '../../components/ui/toolbar.js';
import { useDesk } from '../../lib/auth/use-desk.js';
import { useText } from '../../lib/i18n/use-text.js';
import { approvalRequestMessages } from '../../lib/approval/messages.js';
import { holders, seeingAnyApprovals, seeingApprovalsOf } from '../../lib/approval/who-decides.js';
import { useSearchChoice } from '../../lib/use-search-choice.js';
import { ApprovalList } from './approval-list.js';
import styles from './approvals.module.css';

const shown = ['waiting', 'ended'] as const;

export default function ApprovalsPage() {
  const t = useText(approvalRequestMessages);
  const { may } = useDesk();
  const [state, choose] = useSearchChoice('show', shown);
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} />
      <HeadOnly needs={seeingAnyApprovals}>
        <Toolbar>
          <SelectField
            label={t('show')}
            value={state}
            onChange={({ target }) => choose(target.value as (typeof shown)[number])}
          >
            {shown.map((one) => (
              <option key={one} value={one}>
                {t(one)}
              </option>
            ))}
          </SelectField>
        </Toolbar>
        <div className={styles.lists}>
          {holders
            .filter((holder) => may(...seeingApprovalsOf(holder)))
            .map((holder) => (
              <ApprovalList key={`${holder} ${state}`} holder={holder} state={state} />
            ))}
        </div>
      </HeadOnly>
    </Page>
  );
}
