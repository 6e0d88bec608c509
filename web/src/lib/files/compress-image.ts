import { fittedSize, imageTypes, maxImagePixels } from '@deepam/contracts';
import { fileIssue, type FileIssue, isHeic, isWorthShrinking, longestSide, withTypeOfContent } from './image-rules.js';

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
 * A smaller JPEG of a large picture, and a JPEG of any readable HEIC; the file itself if it is small, unreadable here
 * or already optimal. Null if it has too many pixels for the server and for this device.
 */
async function compressImage(file: File): Promise<File | null> {
  let pixels = 0;
  try {
    const { width, height } = await sizeOf(file);
    pixels = width * height;
    if (!isHeic(file) && !isWorthShrinking(file.size, width, height)) return file;
    const blob = await smaller(file, fittedSize(width, height, { longest: longestSide }));
    if (blob !== null && (isHeic(file) || blob.size < file.size || pixels > maxImagePixels)) {
      const { lastModified } = file;
      return new File([blob], file.name.replace(/\.\w+$/, '') + '.jpg', { type: 'image/jpeg', lastModified });
    }
  } catch {
    // The original file is used if it can't be reduced.
  }
  return pixels > maxImagePixels ? null : file;
}

/** Only the header of the file is read, without decoding. */
async function sizeOf(file: File): Promise<{ width: number; height: number }> {
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

async function smaller(file: File, size: { width: number; height: number }): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file, {
    imageOrientation: 'from-image',
    resizeWidth: size.width,
    resizeHeight: size.height,
    resizeQuality: 'high',
  });
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d')!;
  // JPEG has no transparency: transparent areas become white, not black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
}
