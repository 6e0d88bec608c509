/** The device downloads this number of bytes before the first reading. */
export const readerBytes = __RECEIPT_READER__.bytes;

/** The module is the smallest one with a vector instruction, which the reader uses. */
const vectorModule = [
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
];

export const canReadReceipts = (): boolean =>
  typeof WebAssembly === 'object' && WebAssembly.validate(Uint8Array.from(vectorModule));

const kept = 'receipt-reader';

export function noteReaderHere(): void {
  try {
    localStorage.setItem(kept, __RECEIPT_READER__.folder);
  } catch {
    // Without storage the reading is offered each time.
  }
}

/** Reading is cheap if the reader is cached, or the connection is neither metered nor slow. */
export function isReadingCheap(): boolean {
  try {
    if (localStorage.getItem(kept) === __RECEIPT_READER__.folder) return true;
  } catch {
    // Without storage the reader counts as missing.
  }
  const { connection } = navigator as { connection?: { saveData?: boolean; type?: string; effectiveType?: string } };
  if (connection === undefined) return true;
  const { saveData = false, type, effectiveType = '4g' } = connection;
  return !saveData && type !== 'cellular' && effectiveType === '4g';
}
