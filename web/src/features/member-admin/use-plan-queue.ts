import type { PlanName } from '@deepam/contracts';
import { useWaitingCases } from '../../components/use-waiting-cases.js';
import { type CaseQueue, casesAtHand } from '../../components/waiting-case.js';
import { useText } from '../../lib/i18n/use-text.js';
import { memberNetworkQuery } from '../../lib/network/member-network.js';
import { useApproveRequest } from './api/approve-plan.js';
import { useRejectPlan } from './api/reject-plan.js';
import { memberDeskMessages } from './desk-messages.js';
import { memberAdminMessages } from './messages.js';
import { planCaseOf } from './plan-case.js';

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
    approve: ({ id, key, what }) =>
      approval.mutateAsync({ userId: id, plan: what as PlanName, payment: 'received', requestId: key }),
    reject: ({ id, key }, reason) => rejection.mutateAsync({ userId: id, requestId: key, reason }),
    says: {
      approve: t('approvePlan'),
      reject: t('rejectPlan'),
      rejectLead: ({ name, what: plan }) => t('rejectPlanLead', { name, plan }),
      approved: ({ name, what: plan }) => t('planSet', { name, plan }),
      rejected: ({ name, what: plan }) => t('planRejected', { name, plan }),
    },
  };
}
