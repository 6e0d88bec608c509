import { retryImport } from '../../lib/retry-import.js';

/**
 * The payment link as a QR image (data address): JPEG, quality 0.8, margin 3, scale 4, black on white. Loads the
 * encoder when needed.
 */
export async function upiQr(upiUrl: string): Promise<string> {
  const { default: qrcode } = await retryImport(() => import('qrcode'));
  return qrcode.toDataURL(upiUrl, {
    type: 'image/jpeg',
    rendererOpts: { quality: 0.8 },
    margin: 3,
    scale: 4,
    color: { dark: '#000000', light: '#ffffff' },
  });
}
