import { settle, tryTo, open, choosePicture, withAnswer } from './screen-steps.mjs';

export async function openUpi(page) {
  await page
    .getByRole('button', { name: /^Choose Plan/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'UPI Payment' }).click();
  await page.getByText('Pay from another phone').waitFor();
}

export async function openGuideOfPaying(page) {
  await openUpi(page);
  await page.locator('dialog details summary').nth(1).click();
  await page.locator('dialog details li svg').last().waitFor();
}

export const hasRequested = (requestedPlan) => withAnswer('/member/membership', { requestedPlan });

export async function creditComes(page) {
  const view = {
    _id: '6650f1a2b3c4d5e6f7a8b9c0',
    kind: 'commission-credited',
    title: 'Commission credited',
    body: 'You earned ₹250.',
    params: { amount: 250, plan: 'Gold', name: 'Kiran Pawar', level: 1 },
    status: 'Unread',
    createdAt: new Date().toISOString(),
  };
  let isTold = false;
  await page.route('**/api/notifications/stream*', (route) => {
    if (isTold) return route.abort();
    isTold = true;
    const body = `id: 1\nevent: notification\ndata: ${JSON.stringify(view)}\n\n`;
    return route.fulfill({ contentType: 'text/event-stream', body });
  });
}

export const seesCredit = (page) => page.locator('[popover] h2').waitFor();

export const openOrder = async (page) => {
  await page.locator('main a[href^="/cotton/"]').first().click();
  await page.waitForURL('**/cotton/*');
  await settle(page);
};

export const payForCotton = async (page) => {
  await tryTo('Request Cotton')(page);
  await page.locator('dialog input[inputmode=numeric]').first().fill('2');
  await settle(page);
};

export const composeAddress = async (page) => {
  await open('Request Cotton', 'Edit address')(page);
  await page.locator('dialog input[autocomplete=postal-code]').fill('422001');
  await settle(page);
};

export const withProfile = (change) => withAnswer('/user/profile', change);

export async function makeCard(page) {
  await open('Create image')(page);
  await page.getByRole('dialog').getByRole('img').waitFor();
}

export async function addNobody(page) {
  await open('Add Member')(page);
  const dialog = page.getByRole('dialog');
  for (const [label, text] of [
    ['Name', 'Anita Chavan'],
    ['Password', 'a password'],
    ['Mobile No.', '9812345670'],
  ])
    await dialog.getByLabel(label, { exact: true }).fill(text);
  await dialog.getByRole('combobox').selectOption('Silver');
  await choosePicture('Upload Plan Proof')(page);
  await dialog.getByRole('button', { name: 'Add Member', exact: true }).click();
  await page.getByText('FL7K2M9QX').first().waitFor();
}
