import { ConfirmDialog } from '../../../components/ui/confirm-dialog.js';
import { personName } from '../../../components/ui/person-name.js';
import { ReasonDialog } from '../../../components/ui/reason-dialog.js';
import type { CaseQueue, WaitingCase } from '../../../shared/decisions/waiting-case.js';
import { useText } from '../../../lib/i18n/use-text.js';
import type { Doubt } from '../doubts.js';
import { decisionDeskMessages } from '../messages.js';
import styles from './decision-dialogs.module.css';

interface Props {
  asking: 'approve' | 'reject' | null;
  one: WaitingCase;
  doubts: readonly Doubt[];
  before: string | undefined;
  says: CaseQueue['sentences'];
  onDecide: (reason: string | null) => void;
  onCancel: () => void;
}

export function DecisionDialogs({ asking, one, doubts, before, says, onDecide, onCancel }: Props) {
  const t = useText(decisionDeskMessages);
  if (asking === 'reject') {
    return (
      <ReasonDialog
        title={says.reject}
        confirmLabel={says.reject}
        busy={false}
        initial={before}
        often={
          one.payment === null
            ? undefined
            : { label: t('reasons'), reasons: [t('reason.money'), t('reason.amount'), t('reason.proof')] }
        }
        onConfirm={onDecide}
        onCancel={onCancel}
      >
        {says.rejectLead(one)}
      </ReasonDialog>
    );
  }
  return (
    <ConfirmDialog
      open={asking === 'approve'}
      title={t('confirmTitle')}
      confirmLabel={says.approve}
      startsAtConfirm
      onConfirm={() => onDecide(null)}
      onCancel={onCancel}
    >
      <p className={styles.name}>{personName(one.name)}</p>
      <p>{one.request}</p>
      <ul className={styles.doubts}>
        {doubts.map((doubt) => (
          <li key={doubt}>{t(doubt)}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
