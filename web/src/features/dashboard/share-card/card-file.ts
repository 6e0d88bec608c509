import { saveFile } from '../../../lib/files/save-file.js';

/** Whether this device hands pictures on to its apps. */
export const mayShare = (file: File): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });

/** Hands the picture to an app that the reader chooses; saves it where that cannot be. Who closes the choice wants neither. */
export async function shareCard(file: File, text: string): Promise<void> {
  try {
    await navigator.share({ files: [file], text });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) saveFile(file.name, file);
  }
}
