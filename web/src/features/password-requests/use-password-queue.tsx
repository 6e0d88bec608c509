import type { PasswordRequestView } from '@deepam/contracts';
import { Influences } from '../../shared/members/influences.js';
import { TemporaryPasswordDialog } from '../../shared/members/temporary-password-dialog.js';
import { useWaitingCases } from '../../shared/decisions/use-waiting-cases.js';
import { casesAtHand, type DialogQueue, type WaitingCase } from '../../shared/decisions/waiting-case.js';
import { useDesk } from '../../lib/auth/use-desk.js';
import { formatDateTime } from '../../lib/format/date.js';
import { formatCount } from '../../lib/format/money.js';
import { counted } from '../../lib/i18n/counted.js';
import type { Translate } from '../../lib/i18n/messages.js';
import { useText } from '../../lib/i18n/use-text.js';
import { passwordRequestsQuery } from './api.js';
import { DismissRequestDialog } from './components/dismiss-request-dialog.js';
import { passwordRequestMessages } from './messages.js';

type Text = Translate<(typeof passwordRequestMessages)['english']>;

export function usePasswordQueue(at: string | null): DialogQueue {
  const t = useText(passwordRequestMessages);
  const { may } = useDesk();
  const list = passwordRequestsQuery({ limit: casesAtHand, cursor: undefined });
  const waiting = useWaitingCases(at, {
    list,
    // A request beyond the oldest ones is shown when they are reviewed.
    alone: list,
    rowsOf: ({ items }) => items,
    caseOf: (request) => passwordCaseOf(request, t, may('manage-members')),
  });
  return { ...waiting, hasDialogs: true, sentences: { approve: t('give'), reject: t('dismiss') } };
}

function passwordCaseOf(request: PasswordRequestView, t: Text, mayDecide: boolean): WaitingCase {
  const { _id, memberId, name, mobile, since, lastRequestedAt, timesAsked, influences } = request;
  return {
    id: _id,
    key: _id,
    name,
    about: mobile,
    subject: '',
    request: t('asked'),
    requestedAt: since,
    facts: [
      [
        t('mobile'),
        <a key="mobile" href={`tel:+91${mobile}`}>
          {mobile}
        </a>,
      ],
      [t('since'), formatDateTime(since)],
      [t('lastAsked'), formatDateTime(lastRequestedAt)],
      [t('times'), t(counted('timesAsked', timesAsked), { count: formatCount(timesAsked) })],
    ],
    notes: [],
    payment: null,
    expectedId: null,
    memberId,
    seenBefore: [],
    isSuspended: false,
    closed: mayDecide ? [] : ['approve', 'reject'],
    evidence: influences.length > 0 && <Influences influences={influences} />,
    dialogOf: (decision, onClose) =>
      decision === 'approve' ? (
        <TemporaryPasswordDialog member={{ ...request, _id: memberId }} onClose={onClose} />
      ) : (
        <DismissRequestDialog request={request} onClose={onClose} />
      ),
  };
}
