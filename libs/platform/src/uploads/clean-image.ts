import { stat } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { DomainError } from '../errors/domain-error.js';
import { hashedSize, perceptualHash } from './perceptual-hash.js';
import { Turnstile } from './turnstile.js';
import type { UploadedFile } from './uploaded-file.js';

// One thread per image and nothing kept: memory stays with the images in work.
sharp.concurrency(1);
sharp.cache(false);

/** A 50-megapixel photo passes; a small file that unpacks to gigabytes does not. */
const maxPixels = 60_000_000;
/** Images in work at a time; a file that waits costs no memory. */
const turnstile = new Turnstile(2);

const encoders: Readonly<Record<string, (image: Sharp) => Sharp>> = {
  'image/jpeg': (image) => image.jpeg({ quality: 88 }),
  'image/png': (image) => image.png({ compressionLevel: 6 }),
  'image/webp': (image) => image.webp({ quality: 88 }),
};

/**
 * The picture alone, upright, in the same format at `target`: place, camera and whatever else was hidden in the file is
 * gone. What is not an image (a PDF) stays as it is.
 * @throws DomainError FILE.UNREADABLE when it cannot be decoded to its end
 */
export async function cleanImage(file: UploadedFile, name: string, target: string): Promise<UploadedFile> {
  const encode = encoders[file.contentType];
  if (!encode) return file;
  try {
    const grey = await turnstile.pass(async () => {
      await encode(
        sharp(file.path, { sequentialRead: true, limitInputPixels: maxPixels, failOn: 'error' }).autoOrient(),
      ).toFile(target);
      return greyOf(target);
    });
    return { ...file, path: target, size: (await stat(target)).size, perceptualHash: perceptualHash(grey) };
  } catch (fault) {
    const error = new DomainError('FILE.UNREADABLE', { cause: fault });
    throw new DomainError('FILE.UNREADABLE', { cause: fault, details: { [name]: error.message } });
  }
}

/** What the picture shows, in the few pixels that its hash is made of. */
const greyOf = (path: string): Promise<Buffer> =>
  sharp(path)
    .flatten({ background: '#fff' })
    .resize({ ...hashedSize, fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
