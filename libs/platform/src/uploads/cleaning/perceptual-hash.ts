/** Columns and rows of the grey picture that the hash is made of. */
export const hashedSize = { width: 9, height: 8 };
/** Levels of grey, of 256, that an encoder leaves as noise in flat areas, which receipts mostly are. */
const noise = 3;

/**
 * The difference hash (dHash) of a grey picture of 9 x 8 bytes, row by row: one bit for each pixel and its right
 * neighbour, set if it gets darker by more than noise. 64 bits as 16 hex digits. The same picture in another size,
 * format or quality has the same hash or one a few bits away. Null for a picture of one colour, which would be like
 * every other one.
 */
export function perceptualHash(grey: Uint8Array): string | null {
  const { width, height } = hashedSize;
  let bits = 0n;
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width - 1; column += 1) {
      const at = row * width + column;
      bits = (bits << 1n) | (grey[at]! > grey[at + 1]! + noise ? 1n : 0n);
    }
  }
  return Math.max(...grey) - Math.min(...grey) <= noise ? null : bits.toString(16).padStart(16, '0');
}
