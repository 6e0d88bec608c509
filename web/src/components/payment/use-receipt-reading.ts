import { useEffect, useEffectEvent, useState } from 'react';
import { insisting } from '../../lib/insisting.js';
import { canReadReceipts, isReadingCheap, noteReaderHere } from '../../lib/receipts/reading-offer.js';
import type { ReceiptFacts } from '../../lib/receipts/receipt-text.js';

export type ReceiptReading =
  /** There is no picture, or this device can't read one. */
  | { readonly state: 'none' }
  /** Reading takes megabytes that may be dear: it waits for a tap. */
  | { readonly state: 'offered' | 'reading' | 'unread' }
  | ({ readonly state: 'read' } & ReceiptFacts);

const none: ReceiptReading = { state: 'none' };

/** Reads the chosen picture of a payment, if the person or their line allows it. A newer picture takes the place of an older one. */
export function useReceiptReading(
  file: File | null,
  onRead: (facts: ReceiptFacts) => void,
): { reading: ReceiptReading; start: () => void } {
  const [reading, setReading] = useState(none);
  const [asked, setAsked] = useState<File | null>(null);
  const told = useEffectEvent(onRead);

  useEffect(() => {
    if (file === null || !file.type.startsWith('image/') || !canReadReceipts()) return setReading(none);
    if (asked !== file && !isReadingCheap()) return setReading({ state: 'offered' });
    let isLatest = true;
    setReading({ state: 'reading' });
    const read = async (): Promise<void> => {
      const { readReceipt } = await insisting(() => import('../../lib/receipts/read-receipt.js'));
      const facts = await readReceipt(file);
      noteReaderHere();
      if (!isLatest) return;
      setReading(facts.utr === null && facts.rupees === null ? { state: 'unread' } : { state: 'read', ...facts });
      told(facts);
    };
    read().catch(() => isLatest && setReading({ state: 'unread' }));
    return () => void (isLatest = false);
  }, [file, asked]);

  return { reading, start: () => setAsked(file) };
}
