import {
  payablePaidTwice,
  payableToRecord,
  shownAnswer,
  shownFile,
  shownPayables,
  submittedFile,
  wholeFile,
} from './transfer-answers.mjs';
import { answers } from './screen-steps.mjs';

const call = `/admin/bank-files/${shownFile._id}`;
export const bankFilePath = `/bank-files?file=${shownFile._id}`;

export async function seesBankFile(page) {
  await answers(call, 200, wholeFile)(page);
  await answers(`${call}/answer/preview`, 200, shownAnswer)(page);
}

export const seesSubmittedFile = answers(call, 200, submittedFile);

export async function chooseAnswer(page) {
  const file = { name: 'answer.csv', mimeType: 'text/csv', buffer: Buffer.from('Reference,Amount,Status,UTR') };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByText('DPY222222222').waitFor();
}

export const openFileDialog = (which) => async (page) => {
  await page
    .locator('main button[aria-haspopup=dialog]')
    .nth(which === 'download' ? 0 : 1)
    .click();
  await page.getByRole('dialog').waitFor();
};

export async function chooseForFile(page) {
  const payouts = page.locator('#payouts');
  await payouts.locator('[data-row] [data-select]').first().check();
  await payouts.locator('[data-bulk] [aria-haspopup=dialog]').first().click();
  await page.getByRole('dialog').waitFor();
}

export const seesPayables = answers('/admin/payables?*', 200, shownPayables);

const sees = (payable) => async (page) => {
  await answers('/admin/payables?*', 200, [shownPayables[payable === payableToRecord ? 2 : 8]])(page);
  await answers(`/admin/payables/${payable._id}`, 200, payable)(page);
};
export const seesToRecord = sees(payableToRecord);
export const seesPaidTwice = sees(payablePaidTwice);
