import type { Ref, ReactNode } from 'react';
import { BankMoney } from '../../../shared/bank/bank-money.js';
import { DetailList } from '../../../components/ui/detail-list.js';
import { ImageView } from '../../../components/ui/image-view.js';
import type { ImageHandle } from '../../../components/ui/image-view-props.js';
import { MemberLink } from '../../../shared/members/member-link.js';
import { personName } from '../../../components/ui/person-name.js';
import { SeenBeforeNotice } from '../../../shared/decisions/seen-before.js';
import { SharedNumbersNotice } from '../../../shared/members/shared-numbers.js';
import type { WaitingCase } from '../../../shared/decisions/waiting-case.js';
import { formatAge, formatDateTime } from '../../../lib/format/date.js';
import { useText } from '../../../lib/i18n/use-text.js';
import type { Doubt } from '../doubts.js';
import { decisionDeskMessages } from '../messages.js';
import styles from './case-view.module.css';
import { Icon } from '../../../components/ui/icon.js';

/** The area is reserved from the start, so that nothing moves. */
function Judgement({ doubts }: { doubts: readonly Doubt[] | null }) {
  const t = useText(decisionDeskMessages);
  if (doubts === null) return <Verdict look="looking">{t('looking')}</Verdict>;
  if (doubts.length === 0) return <Verdict look="sure">{t('sure')}</Verdict>;
  return (
    <Verdict look="doubtful">
      {t('doubts')}
      <ul>
        {doubts.map((doubt) => (
          <li key={doubt}>{t(doubt)}</li>
        ))}
      </ul>
    </Verdict>
  );
}

const icons = { sure: 'check', doubtful: 'alert', looking: 'clock', gone: 'alert' } as const;

function Verdict({ look, children }: { look: keyof typeof icons; children: ReactNode }) {
  return (
    <div className={`${styles.verdict} ${styles[look]}`} role="status">
      <Icon name={icons[look]} size={22} />
      <div>{children}</div>
    </div>
  );
}

/** The clerk reads the warnings before a decision in a dialog. */
function Warnings({ warnings }: { warnings: readonly string[] }) {
  const t = useText(decisionDeskMessages);
  if (warnings.length === 0) return null;
  return (
    <Verdict look="doubtful">
      {t('doubts')}
      <ul>
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </Verdict>
  );
}

interface Props {
  one: WaitingCase;
  isGone: boolean;
  /** The doubts are null while they are looked up, and undefined if the queue judges no payment. */
  doubts: readonly Doubt[] | null | undefined;
  proof: Ref<ImageHandle>;
  onSeen: (isSeen: boolean) => void;
}

export function CaseView({ one, isGone, doubts, proof, onSeen }: Props) {
  const t = useText(decisionDeskMessages);
  const { name, about, request, requestedAt, facts, notes, payment, expectedId, memberId, seenBefore } = one;
  const { warnings = [], evidence } = one;
  return (
    <article className={`${styles.case} ${payment === null ? styles.bare : ''}`} aria-labelledby="case-title">
      <div className={styles.head}>
        <header>
          <h2 id="case-title" className={styles.name}>
            {memberId === null ? personName(name) : <MemberLink memberId={memberId} name={name} />}
          </h2>
          <p className={styles.soft}>
            {about} ·{' '}
            <time dateTime={requestedAt} title={formatDateTime(requestedAt)}>
              {t('asked', { age: formatAge(requestedAt) })}
            </time>
          </p>
          <p className={styles.asked}>{request}</p>
        </header>
        {isGone ? (
          <Verdict look="gone">{t('gone')}</Verdict>
        ) : doubts === undefined ? (
          <Warnings warnings={warnings} />
        ) : (
          <Judgement doubts={doubts} />
        )}
        {expectedId !== null && <BankMoney expectedId={expectedId} />}
        <SeenBeforeNotice seen={seenBefore} />
        {memberId !== null && <SharedNumbersNotice memberId={memberId} />}
      </div>
      <div className={styles.facts}>
        <DetailList rows={facts} />
        {notes.map((note) => (
          <p key={note} className={styles.soft}>
            {note}
          </p>
        ))}
        {evidence}
      </div>
      {payment !== null && (
        <div className={styles.proof}>
          {payment.proof === null ? (
            <p>{t('noProof')}</p>
          ) : (
            <ImageView src={payment.proof.src} alt={payment.proof.title} handle={proof} keepsLetters onSeen={onSeen} />
          )}
        </div>
      )}
    </article>
  );
}
