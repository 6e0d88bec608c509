import { readFile } from 'node:fs/promises';
import { fittedSize } from '@deepam/contracts';
import sharp, { type FailOnOptions, type Sharp } from 'sharp';
import { RefusedFile, type CleanedFile, type CleaningJob } from './cleaning-job.js';

const hashedSize = { width: 9, height: 8 };

/** An encoder leaves noise of this number of levels of grey, of 256, in flat areas, which receipts mostly are. */
const noise = 3;

/**
 * The difference hash (dHash) is computed from a grey picture of 9 x 8 bytes, row by row: one bit for each pixel and
 * its right neighbour, set if it gets darker by more than noise. It has 64 bits as 16 hex digits. The same picture in
 * another size, format or quality has the same hash or one a few bits away. The result is null for a picture of one
 * colour, which would be like every other one.
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

// One thread per image and no cache keep memory with the image in work.
sharp.concurrency(1);
sharp.cache(false);

const longestSide = 2_400;
const limits = { sequentialRead: true, limitInputPixels: false } as const;
const jpegEnd = Buffer.from([0xff, 0xd9]);

const encoders: Readonly<Record<string, (image: Sharp) => Sharp>> = {
  'image/jpeg': (image) => image.jpeg({ quality: 88 }),
  'image/png': (image) => image.png({ compressionLevel: 6 }),
  'image/webp': (image) => image.webp({ quality: 88, effort: 2 }),
};

/**
 * The output has only the picture, upright, in the same format: location, camera and other hidden data are removed.
 * @throws RefusedFile FILE.TOO_MANY_PIXELS; any other error when it cannot be decoded to its end
 */
export async function cleanImage({ path, contentType, maxPixels, target }: CleaningJob): Promise<CleanedFile> {
  const encode = encoders[contentType];
  if (!encode) throw new RefusedFile('FILE.UNREADABLE', `${contentType} is no image`);
  const { autoOrient: upright } = await sharp(path, { limitInputPixels: false }).metadata();
  const { width, height } = upright;
  if (width * height > maxPixels) throw new RefusedFile('FILE.TOO_MANY_PIXELS', `${width} x ${height} pixels`);
  const size = { ...fittedSize(width, height, { longest: longestSide }), fit: 'fill' } as const;
  const store = (source: string | Buffer, failOn: FailOnOptions) =>
    encode(
      sharp(source, { ...limits, failOn })
        .autoOrient()
        .resize(size),
    ).toFile(target);
  try {
    await store(path, 'error');
  } catch (error) {
    if (contentType !== 'image/jpeg') throw error;
    // Only the end mark may be missing, which phones do not notice. The decoder warns about every other loss.
    await store(Buffer.concat([await readFile(path), jpegEnd]), 'warning');
  }
  return { perceptualHash: perceptualHash(await greyOf(target)) };
}

const greyOf = (path: string): Promise<Buffer> =>
  sharp(path)
    .flatten({ background: '#fff' })
    .resize({ ...hashedSize, fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
