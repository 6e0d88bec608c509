export const maxFileBytes = 5_242_880;
export const imageTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];
export const documentTypes: readonly string[] = [...imageTypes, 'application/pdf'];
export const statementTypes: readonly string[] = [
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.ms-excel',
];
/**
 * A photo of an iPhone has 24.5 million pixels (5712 x 4284); browsers make larger photos smaller before they send
 * them.
 */
export const maxImagePixels = 25_000_000;
/** The short side of a long screenshot keeps this number of pixels, because narrower text could not be read. */
const shortestSide = 720;

/**
 * The long side of a picture is shortened to `longest` pixels, unless the short side would become too short; a picture
 * is never enlarged. Width and height are whole pixels.
 */
export function fittedSize(width: number, height: number, { longest }: { longest: number }) {
  const scale = Math.min(1, Math.max(longest / Math.max(width, height), shortestSide / Math.min(width, height)));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

const ascii = (head: Uint8Array, from: number, to: number) => String.fromCharCode(...head.subarray(from, to));
const begins = (head: Uint8Array, ...bytes: readonly number[]) => bytes.every((byte, at) => head[at] === byte);
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

const signatures: Readonly<Record<string, (head: Uint8Array) => boolean>> = {
  'image/jpeg': (head) => begins(head, 0xff, 0xd8, 0xff),
  'image/png': (head) => begins(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  'image/webp': (head) => ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP',
  'image/heic': (head) => ascii(head, 4, 8) === 'ftyp' && heicBrands.includes(ascii(head, 8, 12)),
  'application/pdf': (head) => ascii(head, 0, 5) === '%PDF-',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': (head) => begins(head, 0x50, 0x4b, 0x03, 0x04),
  'application/vnd.ms-excel': (head) => begins(head, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
};

export const sniffedBytes = 12;

export const sniffType = (head: Uint8Array): string | null =>
  Object.entries(signatures).find(([, matches]) => matches(head))?.[0] ?? null;
