/** Bytes of the beginning that decide. */
export const sniffedBytes = 12;

const signatures: readonly { readonly type: string; readonly matches: (head: Buffer) => boolean }[] = [
  { type: 'image/jpeg', matches: (head) => head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) },
  {
    type: 'image/png',
    matches: (head) => head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  },
  {
    type: 'image/webp',
    matches: (head) => head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP',
  },
  { type: 'application/pdf', matches: (head) => head.toString('latin1', 0, 5) === '%PDF-' },
  {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    matches: (head) => head.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 0x03, 0x04])),
  },
  {
    type: 'application/vnd.ms-excel',
    matches: (head) => head.subarray(0, 8).equals(Buffer.from('d0cf11e0a1b11ae1', 'hex')),
  },
];

/** The type by the first bytes, whatever name and header say; null when it is none of ours. */
export function sniffType(head: Buffer): string | null {
  return signatures.find(({ matches }) => matches(head))?.type ?? null;
}
