/* global document */
import { openUpi } from './member-steps.mjs';

async function receiptOf(page, rupees) {
  const now = new Date();
  const day = Math.ceil((now.getTime() - Date.UTC(now.getUTCFullYear(), 0, 0)) / 86_400_000) - 1;
  const utr = `${now.getUTCFullYear() % 10}${String(day).padStart(3, '0')}48201573`;
  const drawn = await page.evaluate(
    async ([amount, number]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 720, height: 1280 });
      const pen = canvas.getContext('2d');
      pen.fillStyle = '#fff';
      pen.fillRect(0, 0, 720, 1280);
      pen.fillStyle = '#111';
      for (const [text, size, top] of [
        ['Payment Successful', 36, 160],
        [`₹${amount}`, 96, 320],
        ['Paid to Deepam Cotton Wicks', 32, 440],
        ['UTR', 30, 640],
        [number, 34, 700],
      ]) {
        pen.font = `${size}px sans-serif`;
        pen.fillText(text, 60, top);
      }
      return canvas.toDataURL('image/png').split(',')[1];
    },
    [rupees, utr],
  );
  return { name: 'payment.png', mimeType: 'image/png', buffer: Buffer.from(drawn, 'base64') };
}

export const showsReceipt = (rupees) => async (page) => {
  await openUpi(page);
  const dialog = page.getByRole('dialog', { name: 'UPI Payment' });
  await dialog.locator('[type=file]').setInputFiles(await receiptOf(page, rupees));
  const reading = dialog.getByText(`Amount matches: ₹${rupees}`);
  await reading.waitFor({ timeout: 90_000 });
  await reading.scrollIntoViewIfNeeded();
};
