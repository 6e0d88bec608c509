// What a person does at a batch of payouts that stands in the place of the server's.
import { shownAnswer, shownBatch, wholeBatch } from './batch-answers.mjs';
import { answers } from './screen-steps.mjs';

const call = `/admin/payout-batches/${shownBatch._id}`;
export const batchPath = `/payout-batches?batch=${shownBatch._id}`;

export async function seesBatch(page) {
  await answers(call, 200, wholeBatch)(page);
  await answers(`${call}/result/preview`, 200, shownAnswer)(page);
}

/** Nothing is paid yet, and the bank may have the file. */
export const seesFiledBatch = answers(call, 200, {
  ...{ ...wholeBatch, paid: 0, counts: { waiting: 4, paid: 0, failed: 0, released: 0 } },
  rows: wholeBatch.rows.map((row) => ({ ...row, state: 'waiting', utr: null, paidAt: null, reason: null })),
});

export async function chooseAnswer(page) {
  const file = { name: 'answer.csv', mimeType: 'text/csv', buffer: Buffer.from('Reference,Amount,Status,UTR') };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByText('DPY222222222').waitFor();
}

export const openBatchDialog = (which) => async (page) => {
  await page
    .locator('main button[aria-haspopup=dialog]')
    .nth(which === 'file' ? 0 : 1)
    .click();
  await page.getByRole('dialog').waitFor();
};

export async function sayUnpaid(page) {
  await page.locator('[data-row] button[aria-haspopup=dialog]').first().click();
  await page.getByRole('dialog').waitFor();
}

export async function chooseForBatch(page) {
  const payouts = page.locator('#payouts');
  await payouts.locator('[data-row] [data-select]').first().check();
  await payouts.locator('[data-bulk] [aria-haspopup=dialog]').first().click();
  await page.getByRole('dialog').waitFor();
}
