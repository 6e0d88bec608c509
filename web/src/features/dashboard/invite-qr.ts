import { retryImport } from '../../lib/retry-import.js';

/** The code is black on white in dark mode, too. */
export async function inviteQr(link: string): Promise<string> {
  const { default: qrcode } = await retryImport(() => import('qrcode'));
  return qrcode.toDataURL(link, { margin: 2, width: 560, errorCorrectionLevel: 'M' });
}
