import type { NetworkRow } from '@deepam/contracts';
import { useState } from 'react';
import { Button } from '../../components/ui/button.js';
import { ImageDialog } from '../../components/ui/image-dialog.js';
import { personName } from '../../components/ui/person-name.js';
import { dialogMessages } from '../../components/ui/dialog-messages.js';
import { EmailText } from '../../components/ui/email-text.js';
import { useWaitingCases } from '../../shared/decisions/use-waiting-cases.js';
import { casesAtHand, type DialogQueue, type WaitingCase } from '../../shared/decisions/waiting-case.js';
import { type Desk, useDesk } from '../../lib/auth/use-desk.js';
import type { Translate } from '../../lib/i18n/messages.js';
import { useText } from '../../lib/i18n/use-text.js';
import { memberNetworkQuery } from '../../lib/network/member-network.js';
import { ApproveMemberDialog, DeleteMemberDialog } from './components/member-action-dialog.js';
import styles from './components/member-admin.module.css';
import { memberAdminMessages } from './messages.js';
import { openActionsOf } from './row-actions.js';

type Text = Translate<(typeof memberAdminMessages)['english']>;
type DialogText = Translate<(typeof dialogMessages)['english']>;

export function useRegistrationQueue(at: string | null): DialogQueue {
  const t = useText(memberAdminMessages);
  const say = useText(dialogMessages);
  const desk = useDesk();
  const list = {
    limit: casesAtHand,
    cursor: undefined,
    approved: 'false',
    sort: 'registeredDate',
    order: 'asc',
  } as const;
  const waiting = useWaitingCases(at, {
    list: memberNetworkQuery(list),
    alone: memberNetworkQuery({ limit: 1, cursor: undefined, memberId: at ?? '' }),
    rowsOf: ({ fullNetwork }) => fullNetwork,
    caseOf: (row) => registrationOf(row, t, say, desk),
  });
  return {
    ...waiting,
    hasDialogs: true,
    sentences: { approve: t('approve'), reject: t('delete') },
  };
}

function registrationOf(row: NetworkRow, t: Text, say: DialogText, desk: Desk): WaitingCase | null {
  if (row.isApproved || row.isHead || row.isClosed === true) return null;
  const { _id, name, referralCode, registeredDate, requestedPlan } = row;
  const open = openActionsOf(desk, row);
  const notGiven = say(row.isContactHidden ? 'notShared' : 'none');
  return {
    id: _id,
    key: _id,
    name,
    about: referralCode,
    subject: '',
    request: requestedPlan === null ? t('newMember') : t('requested', { plan: requestedPlan }),
    requestedAt: registeredDate,
    facts: [
      [say('email'), row.email === null ? notGiven : <EmailText key="email" address={row.email} />],
      [
        say('mobile'),
        <a key="mobile" href={`tel:+91${row.mobile}`}>
          {row.mobile}
        </a>,
      ],
      [say('address'), row.address ?? notGiven],
      [
        say('sponsor'),
        row.addedBy === null ? say('none') : `${personName(row.addedBy.name)}, ${row.addedBy.referralCode}`,
      ],
    ],
    notes: [],
    payment: null,
    expectedId: null,
    memberId: _id,
    seenBefore: [],
    isSuspended: false,
    evidence: <Pictures member={row} />,
    dialogOf: (decision, onClose) =>
      decision === 'approve' ? (
        <ApproveMemberDialog member={row} startsAtConfirm onClose={onClose} />
      ) : (
        <DeleteMemberDialog member={row} onClose={onClose} />
      ),
    closed: [
      ...(open.includes('approve') ? [] : (['approve'] as const)),
      ...(open.includes('delete') ? [] : (['reject'] as const)),
    ],
  };
}

function Pictures({ member }: { member: NetworkRow }) {
  const t = useText(memberAdminMessages);
  const { isStaff } = useDesk();
  const [shown, setShown] = useState<{ src: string; title: string } | null>(null);
  const name = personName(member.name);
  const scans = [
    ['photo', member.image, name],
    // Only the head sees scans in lists: staff open them where each opening is recorded.
    ...(isStaff
      ? []
      : ([
          ['idProof', member.idProof, t('idProofTitle', { name })],
          ['panProof', member.panidProof, t('panProofTitle', { name })],
        ] as const)),
  ] as const;
  const images = scans.flatMap(([label, src, title]) => (src === null ? [] : [{ label, src, title }]));
  if (images.length === 0) return null;
  return (
    <>
      <div className={styles.scans}>
        {images.map(({ label, ...image }) => (
          <Button key={label} variant="secondary" size="small" aria-haspopup="dialog" onClick={() => setShown(image)}>
            {t(label)}
          </Button>
        ))}
      </div>
      <ImageDialog image={shown} among={images} onClose={() => setShown(null)} />
    </>
  );
}
