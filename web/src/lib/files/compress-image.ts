import { imageTypes, maxImagePixels } from '@deepam/contracts';
import { fitted, isWorthShrinking, longestSide } from './image-rules.js';

/** A smaller JPEG of a large picture; the file itself when it is small or no picture, or when the device cannot do better. */
export async function compressImage(file: File): Promise<File> {
  if (!imageTypes.includes(file.type)) return file;
  try {
    const { width, height } = await sizeOf(file);
    if (!isWorthShrinking(file.size, width, height)) return file;
    const blob = await smaller(file, fitted(width, height, longestSide));
    if (blob === null || (blob.size >= file.size && width * height <= maxImagePixels)) return file;
    return new File([blob], file.name.replace(/\.\w+$/, '') + '.jpg', { type: 'image/jpeg' });
  } catch {
    return file;
  }
}

/** Width and height, upright, from the head of the file: nothing is decoded yet. */
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
  // JPEG has no transparency: what was see-through becomes white, not black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
}
