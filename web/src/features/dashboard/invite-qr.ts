import { insisting } from '../../lib/insisting.js';

/** A link as a QR picture (data address, PNG), black on white also in the dark. Loads the encoder when needed. */
export async function inviteQr(link: string): Promise<string> {
  const { default: qrcode } = await insisting(() => import('qrcode'));
  return qrcode.toDataURL(link, { margin: 2, width: 560, errorCorrectionLevel: 'M' });
}
