import { Button } from '../../../components/ui/button.js';
import { DetailList } from '../../../components/ui/detail-list.js';
import { FieldError } from '../../../components/ui/field.js';
import { numberMessages } from '../../../shared/numbers/number-messages.js';
import { Card } from '../../../components/ui/surface.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { formatDateTime } from '../../../lib/format/date.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useDocuments } from '../api.js';
import type { Profile } from '../../../lib/own-profile.js';
import { accountMessages } from '../messages.js';
import { numberFields } from '../profile-rules.js';
import { ConsentLine } from './consent-line.js';
import { DocumentButton } from './document-button.js';
import styles from './profile.module.css';

export function KycDocumentsCard({ profile }: { profile: Profile }) {
  const t = useText(accountMessages);
  const say = useText(numberMessages);
  const clear = useDocuments();
  const numbers = clear.data ?? profile;
  const { numbersHeldUntil: heldUntil } = profile;
  const hasNumbers = numberFields.some((field) => profile[field] != null);
  return (
    <Card className={styles.whole}>
      <div className={styles.titleLine}>
        <h3>{t('documents')}</h3>
        {hasNumbers && heldUntil === null && (
          <Button
            variant="quiet"
            busy={clear.isPending}
            needsConnection={clear.data === undefined}
            onClick={() => (clear.data === undefined ? clear.mutate() : clear.reset())}
          >
            {say(clear.data === undefined ? 'showNumbers' : 'hideNumbers')}
          </Button>
        )}
      </div>
      <DetailList
        rows={numberFields.map((field) => [
          say(field),
          numbers[field] ?? (
            <span key={field} className={styles.soft}>
              {say('notGiven')}
            </span>
          ),
        ])}
      />
      {clear.isError && <FieldError text={say('numbersFailed', { error: sentenceOf(clear.error) })} />}
      {heldUntil !== null && <p role="note">{say('heldUntil', { date: formatDateTime(heldUntil) })}</p>}
      <div className={styles.documents} hidden={heldUntil !== null}>
        <DocumentButton link={profile.idProof} label={t('viewIdProof')} title={t('idProof')} missing={t('noIdProof')} />
        <DocumentButton
          link={profile.panidProof}
          label={t('viewPanidProof')}
          title={t('panidProof')}
          missing={t('noPanidProof')}
        />
      </div>
      <ConsentLine
        consent={profile.kycConsent}
        hasDocuments={hasNumbers || profile.idProof !== null || profile.panidProof !== null}
      />
    </Card>
  );
}
