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
import styles from './profile.module.css';
import { useState } from 'react';
import { FileLink } from '../../../components/ui/file-link.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { ImageView } from '../../../components/ui/image-view.js';

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

interface Props {
  link: string | null;
  label: string;
  title: string;
  missing: string;
}

function DocumentButton({ link, label, title, missing }: Props) {
  const t = useText(accountMessages);
  const [open, setOpen] = useState(false);
  if (link === null) return <p className={styles.soft}>{missing}</p>;
  // The content security policy allows no frames, so a PDF opens in the browser's own viewer.
  if (/\.pdf($|\?)/.test(link)) {
    return (
      <FileLink variant="secondary" href={link} target="_blank">
        {label}
      </FileLink>
    );
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog
        open={open}
        size="wide"
        title={title}
        onClose={() => setOpen(false)}
        footer={<Button onClick={() => setOpen(false)}>{t('close')}</Button>}
      >
        <ImageView src={link} alt={title} />
      </Dialog>
    </>
  );
}
