import { retryImport } from '../../lib/retry-import.js';

/** Black on white in dark mode, too. Loads the encoder when needed. */
export async function inviteQr(link: string): Promise<string> {
  const { default: qrcode } = await retryImport(() => import('qrcode'));
  return qrcode.toDataURL(link, { margin: 2, width: 560, errorCorrectionLevel: 'M' });
}
