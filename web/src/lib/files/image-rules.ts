import { imageTypes, maxFileBytes, maxImagePixels, sniffedBytes, sniffType } from '@deepam/contracts';

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

export const isHeic = ({ type }: { type: string }): boolean => heicTypes.includes(type);

/**
 * The file with the type that its first bytes tell: Android and messengers hand files over with an empty or a wrong one. A file that cannot be
 * read, or whose bytes tell nothing, stays as it is.
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
