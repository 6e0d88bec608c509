import type { NetworkRow } from '@deepam/contracts';
import { BulkDialog } from '../../../components/bulk-dialog.js';
import { SeenBeforeBadge } from '../../../components/seen-before.js';
import { SharedNumbersBadge, useSharedNumbers } from '../../../components/shared-numbers.js';
import { callApi } from '../../../lib/api-client.js';
import type { IdempotencyKey } from '../../../lib/api/build-request.js';
import { useRefresh } from '../../../lib/api/endpoint-query.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { memberDeskMessages } from '../desk-messages.js';
import { memberAdminMessages } from '../messages.js';
import type { BulkMemberAction } from '../row-actions.js';

interface Props {
  action: BulkMemberAction;
  members: readonly NetworkRow[];
  /** Of those that are approved. */
  onDone: (ids: readonly string[]) => void;
  onClose: () => void;
}

const dueOf = ({ amountDue }: NetworkRow): number => amountDue ?? 0;

/** Approves many registrations or plan requests, after one question. */
export function BulkMembersDialog({ action, members, onDone, onClose }: Props) {
  const t = useText(memberAdminMessages);
  const say = useText(memberDeskMessages);
  const refresh = useRefresh();
  const shared = useSharedNumbers(members.map(({ _id }) => _id));

  const approve = (userId: string, key: IdempotencyKey, signal: AbortSignal) =>
    callApi('approveRegistration', { key, body: { userId }, signal });
  async function approvePlan(userId: string, key: IdempotencyKey, signal: AbortSignal): Promise<unknown> {
    const { requestedPlan: plan, requestId } = members.find(({ _id }) => _id === userId) ?? {};
    if (plan == null) return undefined;
    return callApi('approvePlan', {
      key,
      body: { userId, plan, payment: 'received', requestId: requestId ?? undefined },
      signal,
    });
  }

  const planText = (member: NetworkRow): string | undefined => {
    if (action !== 'approvePlan' || member.requestedPlan === null) return undefined;
    const due = say('plan', { plan: member.requestedPlan, price: formatRupees(dueOf(member)) });
    // What was paid may be another amount than what is due.
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
      work={action === 'approve' ? approve : approvePlan}
      onEnd={(done) => {
        onDone(done);
        return refresh('memberNetwork', 'waitingMembers');
      }}
      onClose={onClose}
    >
      <p>
        {action === 'approve'
          ? say('approveQuestion')
          : say('approvePlanQuestion', {
              total: formatRupees(members.reduce((sum, member) => sum + dueOf(member), 0)),
            })}
      </p>
    </BulkDialog>
  );
}
