import type { NetworkRow } from '@deepam/contracts';
import { BulkDialog } from '../../../shared/bulk-work/bulk-dialog.js';
import { SeenBeforeBadge } from '../../../shared/decisions/seen-before.js';
import { SharedNumbersBadge, useSharedNumbers } from '../../../shared/members/shared-numbers.js';
import { callApi } from '../../../lib/api-client.js';
import { memberWork } from '../../../lib/bulk-work/work-calls.js';
import { formatRupees } from '../../../lib/format/money.js';
import { counted } from '../../../lib/i18n/counted.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { memberDeskMessages } from '../desk-messages.js';
import { memberAdminMessages } from '../messages.js';
import type { BulkMemberAction } from '../row-actions.js';

interface Props {
  action: BulkMemberAction;
  members: readonly NetworkRow[];
  onDone: (ids: readonly string[]) => void;
  onClose: () => void;
}

const dueOf = ({ amountDue }: NetworkRow): number => amountDue ?? 0;

export function BulkMembersDialog({ action, members, onDone, onClose }: Props) {
  const t = useText(memberAdminMessages);
  const say = useText(memberDeskMessages);
  const shared = useSharedNumbers(members.map(({ _id }) => _id));

  const kind = action === 'approve' ? 'approve-registrations' : 'approve-plans';
  const rows = members.map(({ _id: id, requestedPlan, requestId }) =>
    action === 'approve' ? { id } : { id, plan: requestedPlan ?? undefined, requestId: requestId ?? undefined },
  );

  const planText = (member: NetworkRow): string | undefined => {
    if (action !== 'approvePlan' || member.requestedPlan === null) return undefined;
    const due = say('plan', { plan: member.requestedPlan, price: formatRupees(dueOf(member)) });
    // The paid amount may differ from the amount due.
    return member.amountAsked === undefined ? due : `${due} (${t('amountAsked')}: ${formatRupees(member.amountAsked)})`;
  };

  return (
    <BulkDialog
      title={t('confirmTitle')}
      confirmLabel={t('proceed')}
      items={members.map((member) => ({
        key: member._id,
        name: t('about', { name: member.name, code: member.referralCode }),
        detail: planText(member),
        also: action === 'approvePlan' && !member.isApproved ? t('approvesToo', { name: member.name }) : undefined,
        note: (
          <>
            {action === 'approvePlan' && <SeenBeforeBadge seen={member.seenBefore} />}
            <SharedNumbersBadge rows={shared.data} memberId={member._id} />
          </>
        ),
      }))}
      calls={memberWork}
      begin={(key) => callApi('beginNetworkWork', { key, body: { kind, rows } })}
      onDone={onDone}
      onClose={onClose}
    >
      <p>
        {action === 'approve'
          ? say(counted('approveQuestion', members.length))
          : say(counted('approvePlanQuestion', members.length), {
              total: formatRupees(members.reduce((sum, member) => sum + dueOf(member), 0)),
            })}
      </p>
    </BulkDialog>
  );
}
