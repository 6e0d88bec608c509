import { type NetworkRow, planPrice, toRupees } from '@deepam/contracts';
import { BulkDialog } from '../../../components/bulk-dialog.js';
import { callApi } from '../../../lib/api-client.js';
import type { IdempotencyKey } from '../../../lib/api/build-request.js';
import { useRefresh } from '../../../lib/api/endpoint-query.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { memberDeskMessages } from '../desk-messages.js';
import { memberLevelMessages } from '../messages.js';
import type { BulkMemberAction } from '../row-actions.js';

interface Props {
  action: BulkMemberAction;
  members: readonly NetworkRow[];
  onClose: () => void;
}

const dueOf = ({ requestedPlan, plan }: NetworkRow): number =>
  requestedPlan === null ? 0 : planPrice(requestedPlan, plan);

/** Approves many registrations or plan requests, after one question. */
export function BulkMembersDialog({ action, members, onClose }: Props) {
  const t = useText(memberLevelMessages);
  const say = useText(memberDeskMessages);
  const refresh = useRefresh();
  const rupees = (paise: number) => formatRupees(toRupees(paise));

  const approve = (userId: string, key: IdempotencyKey) => callApi('approveRegistration', { key, body: { userId } });
  async function approvePlan(userId: string, key: IdempotencyKey): Promise<unknown> {
    const plan = members.find(({ _id }) => _id === userId)?.requestedPlan;
    return plan == null ? undefined : callApi('approvePlan', { key, body: { userId, plan, payment: 'received' } });
  }

  return (
    <BulkDialog
      title={t('confirmTitle')}
      confirmLabel={t('proceed')}
      items={members.map((member) => ({
        key: member._id,
        name: t('about', { name: member.name, code: member.referralCode }),
        detail:
          action === 'approvePlan' && member.requestedPlan !== null
            ? say('plan', { plan: member.requestedPlan, price: rupees(dueOf(member)) })
            : undefined,
      }))}
      work={action === 'approve' ? approve : approvePlan}
      onEnd={() => refresh('memberNetwork', 'waitingMembers')}
      onClose={onClose}
    >
      <p>
        {action === 'approve'
          ? say('approveQuestion')
          : say('approvePlanQuestion', { total: rupees(members.reduce((sum, member) => sum + dueOf(member), 0)) })}
      </p>
    </BulkDialog>
  );
}
