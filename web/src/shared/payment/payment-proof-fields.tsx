import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatRupees } from '../../lib/format/money.js';
import { useText } from '../../lib/i18n/use-text.js';
import { readerBytes, canReadReceipts, isReadingCheap, noteReaderHere } from '../../lib/receipts/reading-offer.js';
import { Button } from '../../components/ui/button.js';
import { FileField } from '../../components/ui/file-field.js';
import { Icon } from '../../components/ui/icon.js';
import { paymentMessages } from './payment-messages.js';
import styles from './payment-proof-fields.module.css';
import { dialogMessages } from '../../components/ui/dialog-messages.js';
import { TextField } from '../../components/ui/text-field.js';
import { useQuery } from '@tanstack/react-query';
import { retryImport } from '../../lib/retry-import.js';
import type { ReceiptFacts } from '../../lib/receipts/receipt-text.js';

interface Props {
  utr: Omit<ComponentProps<typeof UtrField>, 'hint'>;
  typed: string;
  onFill: (utr: string) => void;
  proof: Pick<ComponentProps<typeof FileField>, 'name' | 'file' | 'error' | 'onChange'>;
  proofLabel: string;
  due: number | null;
  disabled?: boolean;
}

/** Groups of four digits are easy to compare with another screen. */
const grouped = (utr: string): string => utr.replace(/(\d{4})(?=\d)/g, '$1 ');
const megabytes = `${(readerBytes / 1_000_000).toFixed(1)} MB`;

/** The device reads the number from the picture if it can, and never overwrites typed input. */
export function PaymentProofFields({ utr, typed, onFill, proof, proofLabel, due, disabled = false }: Props) {
  const t = useText(paymentMessages);
  const filled = useRef('');
  const fill = (number: string) => {
    filled.current = number;
    onFill(number);
  };
  // A filled number belongs to its picture and is removed with it, because the next picture may have none.
  const clearOutdated = useEffectEvent(() => filled.current !== '' && typed === filled.current && fill(''));
  useEffect(() => void clearOutdated(), [proof.file]);
  const { reading, start } = useReceiptReading(proof.file, (facts) => {
    if (facts.utr !== null && (typed === '' || typed === filled.current)) fill(facts.utr);
  });
  const read = reading.state === 'read' ? reading : null;
  const isFilled = read !== null && read.utr === typed;
  const isWrong = read?.rupees != null && due !== null && read.rupees !== due;

  return (
    <>
      <FileField {...proof} kind="document" label={proofLabel} required disabled={disabled} />
      {reading.state === 'offered' && (
        <div className={styles.offer}>
          <Button variant="secondary" onClick={start}>
            {t('offer')}
          </Button>
          <span>{t('offerHint', { size: megabytes })}</span>
        </div>
      )}
      <div role="status" className={styles.status}>
        {reading.state === 'reading' && <p className={styles.line}>{t('reading')}</p>}
        {(reading.state === 'unread' || read?.utr === null) && <p className={styles.line}>{t('unread')}</p>}
        {read?.rupees != null && due !== null && !isWrong && (
          <p className={styles.right}>
            <Icon name="check" size={18} />
            {t('amountRight', { amount: formatRupees(read.rupees) })}
          </p>
        )}
        {isWrong && (
          <p className={styles.wrong}>
            <Icon name="alert" size={18} />
            {t('amountWrong', { amount: formatRupees(read!.rupees!), due: formatRupees(due) })}
          </p>
        )}
      </div>
      <UtrField {...utr} hint={isFilled ? t('read') : undefined} />
      {read?.utr != null && !isFilled && (
        <p className={styles.different}>
          {t('different', { utr: grouped(read.utr) })}
          <Button variant="quiet" onClick={() => fill(read.utr!)}>
            {t('use')}
          </Button>
        </p>
      )}
    </>
  );
}

/** The field has no maximum length, which would cut pasted groups. */
function UtrField({ error, hint, ...input }: Omit<ComponentProps<typeof TextField>, 'label'>) {
  const t = useText(dialogMessages);
  return (
    <TextField
      {...input}
      label={t('utr')}
      note={t('optional')}
      hint={hint ?? t('utrHint')}
      error={error}
      inputMode="numeric"
      autoComplete="off"
    />
  );
}

type ReceiptReading =
  | { readonly state: 'none' }
  /** `offered`: reading needs an expensive download of megabytes, and waits for a tap. */
  | { readonly state: 'offered' | 'reading' | 'unread' }
  | ({ readonly state: 'read' } & ReceiptFacts);

async function read(file: File): Promise<ReceiptFacts> {
  const { readReceipt } = await retryImport(() => import('../../lib/receipts/read-receipt.js'));
  const facts = await readReceipt(file);
  noteReaderHere();
  return facts;
}

function useReceiptReading(
  file: File | null,
  onRead: (facts: ReceiptFacts) => void,
): { reading: ReceiptReading; start: () => void } {
  const [asked, setAsked] = useState<File | null>(null);
  const canBeRead = file !== null && file.type.startsWith('image/') && canReadReceipts();
  const isAllowed = asked === file || isReadingCheap();
  const { data, isError } = useQuery({
    queryKey: ['receipt', file?.name, file?.size, file?.lastModified],
    queryFn: () => read(file!),
    enabled: canBeRead && isAllowed,
    // The query asks no server, and its result never becomes outdated.
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const tell = useEffectEvent(onRead);
  useEffect(() => {
    if (data !== undefined) tell(data);
  }, [data]);

  return { reading: readingOf(), start: () => setAsked(file) };

  function readingOf(): ReceiptReading {
    if (!canBeRead) return { state: 'none' };
    if (!isAllowed) return { state: 'offered' };
    if (data === undefined) return { state: isError ? 'unread' : 'reading' };
    return data.utr === null && data.rupees === null ? { state: 'unread' } : { state: 'read', ...data };
  }
}
