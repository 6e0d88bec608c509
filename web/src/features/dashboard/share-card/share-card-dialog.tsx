import { planNames, plans, type PlanName } from '@deepam/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { FilePreview } from '../../../components/ui/file-preview.js';
import { kitLine, kitMessages } from '../../../shared/plans/kit-messages.js';
import { ErrorState, LoadingState } from '../../../components/ui/states.js';
import { SelectField } from '../../../components/ui/text-field.js';
import { saveFile } from '../../../lib/files/save-file.js';
import { useText } from '../../../lib/i18n/use-text.js';
import styles from './share-card-dialog.module.css';
import { type CardWords, drawCard } from './draw-card.js';
import { shareCardMessages } from './messages.js';

const mayShare = (file: File): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });

/** A failed share saves the picture instead. Closing the share sheet has no effect. */
async function shareCard(file: File, text: string): Promise<void> {
  try {
    await navigator.share({ files: [file], text });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) saveFile(file.name, file);
  }
}

interface Props {
  link: string;
  referralCode: string;
  text: string;
  onClose: () => void;
}

export default function ShareCardDialog({ link, referralCode, text, onClose }: Props) {
  const t = useText(shareCardMessages);
  const kit = useText(kitMessages);
  const [plan, setPlan] = useState<PlanName>('Bronze');
  const words: CardWords = {
    headline: t('headline'),
    inKit: t('inKit', { plan }),
    contents: plans[plan].contents.map((line) => kitLine(kit, line)),
    scan: t('scan'),
    referralCode,
    link,
  };
  const card = useQuery({ queryKey: ['shareCard', words], queryFn: () => drawCard(words), staleTime: Infinity });
  const file = card.data;
  const isShared = file !== undefined && mayShare(file);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('close')}
          </Button>
          {file !== undefined && (
            <Button variant={isShared ? 'secondary' : 'primary'} onClick={() => saveFile(file.name, file)}>
              {t('save')}
            </Button>
          )}
          {isShared && <Button onClick={() => void shareCard(file, text)}>{t('send')}</Button>}
        </>
      }
    >
      <div className={styles.card}>
        <p>{t('lead')}</p>
        <SelectField label={t('kit')} value={plan} onChange={({ target }) => setPlan(target.value as PlanName)}>
          {planNames.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </SelectField>
        {file !== undefined ? (
          <FilePreview
            file={file}
            alt={[words.headline, words.inKit, ...words.contents, words.scan, referralCode].join('. ')}
          />
        ) : card.isError ? (
          <ErrorState error={card.error} onRetry={() => void card.refetch()} />
        ) : (
          <LoadingState />
        )}
      </div>
    </Dialog>
  );
}
