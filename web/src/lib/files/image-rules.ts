import { imageTypes, maxFileBytes, maxImagePixels, sniffedBytes, sniffType } from '@deepam/contracts';

/** Pictures above this size in bytes are made smaller on the device first. */
export const compressAbove = 1_048_576;
/** The length of the longest side is in pixels; a payment screenshot stays readable. */
export const longestSide = 2000;

const heicTypes: readonly string[] = ['image/heic', 'image/heif'];
/** A file field accepts HEIC, too, so that it can explain unsupported pictures. */
export const heicAccepted = [...heicTypes, '.heic', '.heif'];

/** The issues `unreadable-heic` and `too-many-pixels` mean that this device could not read or shrink the picture. */
export type FileIssue = 'empty' | 'unreadable-heic' | 'too-many-pixels' | 'too-large' | 'wrong-type';

export const isHeic = ({ type }: { type: string }): boolean => heicTypes.includes(type);

/**
 * Returns the file with the type that its first bytes tell, because Android and messengers hand over files with an
 * empty or a wrong type. A file that cannot be read, or whose bytes tell nothing, stays as it is.
 */
export async function withTypeOfContent(file: File): Promise<File> {
  const type = await file
    .slice(0, sniffedBytes)
    .arrayBuffer()
    .then((head) => sniffType(new Uint8Array(head)))
    .catch(() => null);
  const { name, lastModified } = file;
  return type === null || type === file.type ? file : new File([file], name, { type, lastModified });
}

export function fileIssue(
  file: { name: string; size: number; type: string },
  types: readonly string[] = imageTypes,
): Exclude<FileIssue, 'too-many-pixels'> | null {
  if (file.size === 0) return 'empty';
  if (isHeic(file)) return 'unreadable-heic';
  if (!types.includes(file.type)) return 'wrong-type';
  return file.size > maxFileBytes ? 'too-large' : null;
}

export function namedFile(
  file: File,
  endings: readonly string[],
): { file: File; issue: null } | { file: null; issue: FileIssue } {
  const isNamed = endings.some((ending) => file.name.toLowerCase().endsWith(ending));
  const issue = !isNamed ? 'wrong-type' : file.size === 0 ? 'empty' : file.size > maxFileBytes ? 'too-large' : null;
  return issue === null ? { file, issue } : { file: null, issue };
}

/** A picture of more than 5 MB with few pixels is no photo and is rejected instead of shrunk. */
export function isWorthShrinking(bytes: number, width: number, height: number): boolean {
  if (width * height > maxImagePixels) return true;
  // An uncompressed pixel has four bytes.
  return bytes > maxFileBytes ? width * height * 4 >= bytes : bytes > compressAbove;
}
