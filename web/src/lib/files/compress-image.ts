import { fittedSize, imageTypes, maxImagePixels } from '@deepam/contracts';
import { fileIssue, type FileIssue, isHeic, isWorthShrinking, longestSide, withTypeOfContent } from './image-rules.js';
import type { PictureJob, PictureSize } from './picture-worker.js';

export async function prepareFile(
  chosen: File,
  types: readonly string[],
): Promise<{ file: File; issue: null } | { file: null; issue: FileIssue }> {
  const file = await withTypeOfContent(chosen);
  const picture = imageTypes.includes(file.type) || isHeic(file) ? await compressImage(file) : file;
  if (picture === null) return { file: null, issue: 'too-many-pixels' };
  const issue = fileIssue(picture, types);
  return issue === null ? { file: picture, issue } : { file: null, issue };
}

/**
 * Returns a smaller JPEG of a large picture, and a JPEG of any readable HEIC; the file itself if it is small,
 * unreadable here or already optimal. The result is null if the picture has too many pixels for the server and for this
 * device.
 */
async function compressImage(file: File): Promise<File | null> {
  let pixels = 0;
  try {
    const { width, height } = await sizeOf(file);
    pixels = width * height;
    if (!isHeic(file) && !isWorthShrinking(file.size, width, height)) return file;
    const blob = await smaller(file, fittedSize(width, height, { longest: longestSide }));
    if (isHeic(file) || blob.size < file.size || pixels > maxImagePixels) {
      const { lastModified } = file;
      return new File([blob], file.name.replace(/\.\w+$/, '') + '.jpg', { type: 'image/jpeg', lastModified });
    }
  } catch {
    // The original file is used if it can't be reduced.
  }
  return pixels > maxImagePixels ? null : file;
}

/** Only the header of the file is read, without decoding. */
async function sizeOf(file: File): Promise<PictureSize> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = reject;
      image.src = address;
    });
    return { width: image.naturalWidth, height: image.naturalHeight };
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** The worker keeps the page responsive: a slow phone takes a second for a photo. Old browsers without it throw. */
async function smaller(file: File, size: PictureSize): Promise<Blob> {
  const worker = new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<Blob>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Blob | null>) =>
        data === null ? reject(new Error('The picture is unreadable.')) : resolve(data);
      worker.onerror = reject;
      worker.postMessage({ file, size } satisfies PictureJob);
    });
  } finally {
    worker.terminate();
  }
}
