import { StatementRefused } from '../statement-refused.js';

/**
 * The encoding of a file is unknown: the text is decoded by its mark, as UTF-8, by the zeros of UTF-16, or as Windows
 * writes it.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const zeros = zerosByParity(bytes.subarray(0, 2_000));
  if (zeros.odd > 0 && zeros.even === 0) return new TextDecoder('utf-16le').decode(bytes);
  if (zeros.even > 0 && zeros.odd === 0) return new TextDecoder('utf-16be').decode(bytes);
  if (zeros.even + zeros.odd > 0) throw new StatementRefused('not-a-table');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function zerosByParity(bytes: Uint8Array): { even: number; odd: number } {
  const zeros = { even: 0, odd: 0 };
  bytes.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2 === 0 ? 'even' : 'odd'] += 1;
  });
  return zeros;
}
