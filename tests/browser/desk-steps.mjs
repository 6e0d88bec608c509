import { settle, press, open } from './screen-steps.mjs';

export async function openDrawer(page) {
  await press('Your account')(page);
  await page.getByRole('link', { name: 'Member Level' }).waitFor();
}

export async function selectRows(page) {
  const boxes = page.locator('[data-select]');
  await boxes.first().waitFor();
  for (const box of (await boxes.all()).slice(0, 2)) await box.check();
}

export async function inPanel(page, id, name) {
  await page.locator(`#${id}`).getByRole('button', { name, exact: true }).first().click();
  await page.getByRole('dialog').waitFor();
}

export const openInMenu = (name, id) => async (page) => {
  const place = id === undefined ? page : page.locator(`#${id}`);
  const row = place.locator('[data-row-actions]').filter({ has: page.locator('[role=menuitem]', { hasText: name }) });
  await row.first().getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name, exact: true }).locator('visible=true').click();
  await page.getByRole('dialog').waitFor();
};

export async function openDetails(page) {
  await page.locator('td a[href^="/members/"]').first().click();
  await page.getByRole('dialog').getByRole('link', { name: 'Open member' }).waitFor();
  await settle(page);
}

export const openDetailsAnd = (name) => async (page) => {
  await openDetails(page);
  await open(name)(page);
};

export const openMember = (part) => async (page) => {
  await openDetails(page);
  await page.getByRole('link', { name: 'Open member' }).click();
  await page.waitForURL('**/members/*');
  if (part !== undefined) await page.getByRole('link', { name: part, exact: true }).click();
  await settle(page);
};

export const openOrderOfDesk = async (page) => {
  await openInMenu('Order details', 'cotton')(page);
  await page.locator('dialog a[href^="/cotton/"]').click();
  await page.waitForURL('**/cotton/*');
  await settle(page);
};

export const searchDesk = (text) => async (page) => {
  await page.locator('header button[aria-keyshortcuts]').click();
  await page.locator('dialog [role=combobox]').fill(text);
  await page.locator('dialog [role=listbox][aria-busy=false]').waitFor({ state: 'attached' });
  await settle(page);
};

export async function openCorrection(page) {
  await page.getByRole('searchbox').first().fill('Asha Patil');
  await page.getByRole('row').filter({ hasText: 'Asha Patil' }).getByRole('button', { name: 'View Details' }).click();
  await page.getByRole('link', { name: 'View Statement' }).click();
  await open('Reverse')(page);
}

export async function confirmSchedule(page) {
  await page.getByLabel('Level 1', { exact: false }).first().fill('9.5');
  await open(/^Save version/)(page);
}

export async function confirmTaxRates(page) {
  await page.getByRole('checkbox', { name: 'Deduct TDS from commission' }).check();
  await open(/^Save version/)(page);
}

export async function confirmBroadcast(page) {
  await page.getByRole('textbox', { name: 'Title' }).fill('Diwali orders');
  await page
    .getByRole('textbox', { name: 'Message' })
    .fill('Please hand in finished wicks by Friday, so that every temple has its lamps in time.');
  await open('Send to all members')(page);
}

export async function chooseStatement(page) {
  const rows = [
    'Txn Date,Value Date,Description,Ref No./Cheque No.,Debit,Credit,Balance',
    '05/01/2026,05/01/2026,BY TRANSFER-UPI/CR/600512345678/ASHA PATIL/SBIN/asha@oksbi/Silver plan,600512345678,,1500.00,9250.00',
    '05/01/2026,05/01/2026,TO TRANSFER-NEFT COTTON MILLS LTD,SBIN326005123456,4000.00,,5250.00',
    '06/31/2026,06/01/2026,BY TRANSFER-UPI/CR/600612345678/RAVI SHINDE/HDFC,600612345678,,750.00,6000.00',
  ];
  const buffer = Buffer.from(rows.join('\n'));
  await page.getByRole('button', { name: 'Import bank statement' }).click();
  await page.locator('input[type=file]').setInputFiles({ name: 'january.csv', mimeType: 'text/csv', buffer });
  await page.locator('fieldset select').first().waitFor();
}

export async function reviewStatement(page) {
  await chooseStatement(page);
  await page.getByRole('button', { name: 'Apply mapping' }).click();
  await page.getByRole('combobox', { name: 'Account' }).waitFor();
}
