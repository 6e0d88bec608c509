import { imageTypes, maxFileBytes, maxImagePixels } from '@deepam/contracts';

/** Pictures above this are made smaller on the device first. */
export const compressAbove = 1_048_576;
/** Longest side of a compressed picture, in pixels: a payment screenshot stays readable. */
export const longestSide = 2000;

export type FileIssue = 'too-large' | 'wrong-type';

/** What is wrong with a chosen file, before anything is sent; the server judges by content again. */
export function fileIssue(
  file: { size: number; type: string },
  types: readonly string[] = imageTypes,
): FileIssue | null {
  if (file.size > maxFileBytes) return 'too-large';
  return types.includes(file.type) ? null : 'wrong-type';
}

/**
 * Whether a picture is made smaller before it is sent. A few pixels in more than 5 MB are no photo: they are refused rather than
 * mended.
 */
export function isWorthShrinking(bytes: number, width: number, height: number): boolean {
  if (width * height > maxImagePixels) return true;
  return bytes > maxFileBytes ? Math.max(width, height) > longestSide : bytes > compressAbove;
}

/** Width and height fitted into a square of `longest`, never enlarged; whole pixels. */
export function fitted(width: number, height: number, longest: number): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
