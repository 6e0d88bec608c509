import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { retryImport } from '../../lib/retry-import.js';
import { canReadReceipts, isReadingCheap, noteReaderHere } from '../../lib/receipts/reading-offer.js';
import type { ReceiptFacts } from '../../lib/receipts/receipt-text.js';

export type ReceiptReading =
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

export function useReceiptReading(
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
    // Nothing is asked of the server, and nothing becomes old.
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
