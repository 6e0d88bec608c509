import type { NetworkRow } from '@deepam/contracts';
import { personName } from '../../components/person-name.js';
import type { WaitingCase } from '../../components/waiting-case.js';
import { formatRupees } from '../../lib/format/money.js';
import type { Translate } from '../../lib/i18n/messages.js';
import type { memberDeskMessages } from './desk-messages.js';
import type { memberAdminMessages } from './messages.js';

type Text = Translate<(typeof memberAdminMessages)['english']>;
type DeskText = Translate<(typeof memberDeskMessages)['english']>;

export function planCaseOf(row: NetworkRow, t: Text, say: DeskText): WaitingCase | null {
  const { requestId, requestedPlan, requestedAt, requestedPlanProof: proof, amountDue, amountAsked } = row;
  if (requestId === null || requestedPlan === null) return null;
  const price = amountDue === null ? '–' : formatRupees(amountDue);
  return {
    id: row._id,
    key: requestId,
    name: row.name,
    about: row.referralCode,
    what: requestedPlan,
    asked: say('plan', { plan: requestedPlan, price }),
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
