import type { PlanName, NetworkRow } from '@deepam/contracts';
import { useWaitingCases } from '../../shared/decisions/use-waiting-cases.js';
import { type CaseQueue, casesAtHand, type WaitingCase } from '../../shared/decisions/waiting-case.js';
import { useText } from '../../lib/i18n/use-text.js';
import { memberNetworkQuery } from '../../lib/network/member-network.js';
import { useApproveRequest, useRejectPlan } from './api.js';
import { memberDeskMessages } from './desk-messages.js';
import { memberAdminMessages } from './messages.js';
import { personName } from '../../components/ui/person-name.js';
import { formatRupees } from '../../lib/format/money.js';
import type { Translate } from '../../lib/i18n/messages.js';

export function usePlanQueue(at: string | null): CaseQueue {
  const t = useText(memberAdminMessages);
  const say = useText(memberDeskMessages);
  const approval = useApproveRequest();
  const rejection = useRejectPlan();
  const waiting = useWaitingCases(at, {
    list: memberNetworkQuery({ limit: casesAtHand, cursor: undefined, sort: 'requestedDate', order: 'asc' }),
    alone: memberNetworkQuery({ limit: 1, cursor: undefined, memberId: at ?? '' }),
    rowsOf: ({ fullNetwork }) => fullNetwork,
    caseOf: (row) => planCaseOf(row, t, say),
  });

  return {
    ...waiting,
    approve: ({ id, key, subject: what }) =>
      approval.mutateAsync({ userId: id, plan: what as PlanName, payment: 'received', requestId: key }),
    reject: ({ id, key }, reason) => rejection.mutateAsync({ userId: id, requestId: key, reason }),
    sentences: {
      approve: t('approvePlan'),
      reject: t('rejectPlan'),
      rejectLead: ({ name, subject: plan }) => t('rejectPlanLead', { name, plan }),
      approved: ({ name, subject: plan }) => t('planSet', { name, plan }),
      rejected: ({ name, subject: plan }) => t('planRejected', { name, plan }),
    },
  };
}

type Text = Translate<(typeof memberAdminMessages)['english']>;

type DeskText = Translate<(typeof memberDeskMessages)['english']>;

function planCaseOf(row: NetworkRow, t: Text, say: DeskText): WaitingCase | null {
  const { requestId, requestedPlan, requestedAt, requestedPlanProof: proof, amountDue, amountAsked } = row;
  if (requestId === null || requestedPlan === null) return null;
  const price = amountDue === null ? '–' : formatRupees(amountDue);
  return {
    id: row._id,
    key: requestId,
    name: row.name,
    about: row.referralCode,
    subject: requestedPlan,
    request: say('plan', { plan: requestedPlan, price }),
    requestedAt: requestedAt!,
    facts: [
      [t('toPay'), price],
      ...(amountAsked === undefined ? [] : [[t('amountAsked'), formatRupees(amountAsked)] as const]),
      [t('utr'), row.utr ?? t('notGiven')],
      [t('txnid'), row.txnid ?? t('notGiven')],
      ...(row.otherTxnids === undefined ? [] : [[t('otherTxnids'), row.otherTxnids.join(', ')] as const]),
      [t('present'), row.plan ?? t('noPlan')],
      [say('sponsor'), row.addedBy === null ? '–' : `${personName(row.addedBy.name)}, ${row.addedBy.referralCode}`],
    ],
    notes: row.isApproved ? [] : [t('approvesToo', { name: row.name })],
    payment: {
      due: amountDue,
      proof: proof === null ? null : { src: proof, title: t('planProof', { name: personName(row.name) }) },
    },
    expectedId: requestId,
    memberId: row._id,
    seenBefore: row.seenBefore,
    isSuspended: row.isSuspended === true,
  };
}
