import { saveFile } from '../../../lib/files/save-file.js';

export const mayShare = (file: File): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });

/** Falls back to saving the picture. Closing the share sheet does neither. */
export async function shareCard(file: File, text: string): Promise<void> {
  try {
    await navigator.share({ files: [file], text });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) saveFile(file.name, file);
  }
}
