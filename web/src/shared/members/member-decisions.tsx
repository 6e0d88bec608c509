import type { MemberView } from '@deepam/contracts';
import type { ReactNode } from 'react';
import type { Translate } from '../../lib/i18n/messages.js';
import { DecisionText } from '../decisions/decision.js';
import type { decisionMessages } from '../decisions/decision-messages.js';

export function decisionsOf(
  { approval, planApproval, planRejection }: Pick<MemberView, 'approval' | 'planApproval' | 'planRejection'>,
  say: Translate<(typeof decisionMessages)['english']>,
): (readonly [string, ReactNode])[] {
  return [
    ...(approval ? [[say('approval'), <DecisionText key="approval" {...approval} />] as const] : []),
    ...(planApproval ? [[say('planApproval'), <DecisionText key="plan" {...planApproval} />] as const] : []),
    ...(planRejection
      ? [
          [
            say('planRejection', { plan: planRejection.plan }),
            <span key="rejection">
              <DecisionText {...planRejection} /> ({planRejection.reason})
            </span>,
          ] as const,
        ]
      : []),
  ];
}
