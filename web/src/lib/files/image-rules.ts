import { imageTypes, maxFileBytes, maxImagePixels } from '@deepam/contracts';

/** Pictures above this are made smaller on the device first. */
export const compressAbove = 1_048_576;
/** Longest side of a compressed picture, in pixels: a payment screenshot stays readable. */
export const longestSide = 2000;

/** Photos of iPhones and of some other phones; only a few browsers can read them. */
const heicTypes: readonly string[] = ['image/heic', 'image/heif'];
/** What a file field lets people choose, so that it can say what to do about the rest. */
export const heicAccepted = [...heicTypes, '.heic', '.heif'];

/** `unreadable-heic`, `too-many-pixels`: it could not be read or made smaller on this device. */
export type FileIssue = 'empty' | 'unreadable-heic' | 'too-many-pixels' | 'too-large' | 'wrong-type';

/** Not every system knows a type for it. */
export const isHeic = ({ name, type }: { name: string; type: string }): boolean =>
  heicTypes.includes(type) || (type === '' && /\.hei[cf]$/i.test(name));

/** What is wrong with a chosen file, before anything is sent; the server judges by content again. */
export function fileIssue(
  file: { name: string; size: number; type: string },
  types: readonly string[] = imageTypes,
): Exclude<FileIssue, 'too-many-pixels'> | null {
  if (file.size === 0) return 'empty';
  if (isHeic(file)) return 'unreadable-heic';
  if (!types.includes(file.type)) return 'wrong-type';
  return file.size > maxFileBytes ? 'too-large' : null;
}

/** As `prepareFile`, of a file that is no picture: whether its name ends in one of these, and it can be sent. */
export function namedFile(
  file: File,
  endings: readonly string[],
): { file: File; issue: null } | { file: null; issue: FileIssue } {
  const isNamed = endings.some((ending) => file.name.toLowerCase().endsWith(ending));
  const issue = !isNamed ? 'wrong-type' : file.size === 0 ? 'empty' : file.size > maxFileBytes ? 'too-large' : null;
  return issue === null ? { file, issue } : { file: null, issue };
}

/**
 * Whether a picture is made smaller before it is sent. A few pixels in more than 5 MB are no photo: they are refused rather than
 * mended.
 */
export function isWorthShrinking(bytes: number, width: number, height: number): boolean {
  if (width * height > maxImagePixels) return true;
  // Four bytes to a pixel are as much as a picture takes that is not compressed at all.
  return bytes > maxFileBytes ? width * height * 4 >= bytes : bytes > compressAbove;
}

/** Width and height fitted into a square of `longest`, never enlarged; whole pixels. */
export function fitted(width: number, height: number, longest: number): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
