// What a person does, and what stands in the place of the server, to bring a screen into the state that is looked at.
/* global document, localStorage, window, StorageEvent */
import { fileURLToPath } from 'node:url';

/** Quiet for a moment: the live stream of a member never ends, so the network is never idle. */
export async function settle(page) {
  await page.waitForLoadState('load');
  await page.locator('main h1, main h2, main [role=alert]').first().waitFor();
  await page.locator('[aria-busy=true], main [role=status][class*=loading]').first().waitFor({ state: 'hidden' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** As another tab would: what is open stays open. */
export async function speak(page, language) {
  await page.evaluate((newValue) => {
    localStorage.setItem('deepam-language', newValue);
    window.dispatchEvent(new StorageEvent('storage', { key: 'deepam-language', newValue }));
  }, language);
  await page.locator(`html[lang=${language}]`).waitFor({ state: 'attached' });
}

/** The codes of all languages, which the switch in the top bar has. */
const languagesOf = (page) =>
  page.locator('header select option').evaluateAll((options) => options.map((option) => option.value));

export const press = (name) => (page) => page.getByRole('button', { name }).first().click();

export async function openUpi(page) {
  await page
    .getByRole('button', { name: /^Choose Plan/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'UPI Payment' }).click();
  await page.getByText('Pay from another phone').waitFor();
}

/** The head has a request for this plan. */
export const hasRequested = (requestedPlan) => (page) =>
  page.route('**/api/member/membership', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), requestedPlan } });
  });

export async function openDrawer(page) {
  await press('Your account')(page);
  await page.getByRole('link', { name: 'Member Level' }).waitFor();
}

/** Presses what is offered; a screen without it is shown as it is. */
export const tryTo = (name) => async (page) => {
  const button = page.getByRole('button', { name }).first();
  await button.waitFor({ timeout: 5_000 });
  await button.click();
  await page.getByRole('dialog').waitFor();
};

/** Opens the rows where a phone folds them. */
export async function unfold(page) {
  await page.locator('[data-row]').first().waitFor();
  const toggle = page.locator('[data-folded] [data-row] button[aria-expanded=false]').first();
  while ((await toggle.count()) > 0) await toggle.click();
}

export const unfoldAnd = (act) => async (page) => {
  await unfold(page);
  await act(page);
};

/** A credit comes over the live connection, and then nothing more. */
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

/** One button after the other; each is looked for in what the one before has opened. */
export const open =
  (...names) =>
  async (page) => {
    for (const [index, name] of names.entries()) {
      const dialogs = page.getByRole('dialog');
      const place = index > 0 && (await dialogs.count()) > 0 ? dialogs.last() : page;
      await place.getByRole('button', { name, exact: true }).locator('visible=true').first().click();
    }
    await page.getByRole('dialog').last().waitFor();
  };

/** Answers a call in the place of the server. */
export const answers = (path, status, body) => (page) =>
  page.route(`**/api${path}`, (route) => route.fulfill({ status, contentType: 'application/json', json: body }));
export const refused = {
  error: 'The service is resting. Please try again.',
  code: 'SERVER.UNAVAILABLE',
  requestId: 'screens',
};

/** A picture in the place of one that would have to be chosen. */
export const choosePicture = (label) => async (page) => {
  const path = new URL('../../web/src/assets/art/product-pure-640.webp', import.meta.url);
  await page.getByLabel(label).setInputFiles(fileURLToPath(path));
  await page.getByAltText('Preview').last().scrollIntoViewIfNeeded();
};

export async function selectRows(page) {
  const boxes = page.locator('[data-select]');
  await boxes.first().waitFor();
  for (const box of (await boxes.all()).slice(0, 2)) await box.check();
}

export async function searchNobody(page) {
  await page.getByRole('searchbox').first().fill('Nobody Nowhere');
  await page.locator('tbody tr').first().waitFor({ state: 'detached' });
}

/** The first such button in a part of the head's dashboard. */
export async function inPanel(page, id, name) {
  await page.locator(`#${id}`).getByRole('button', { name, exact: true }).first().click();
  await page.getByRole('dialog').waitFor();
}

/** Of the first row that has it in its menu. */
export const openInMenu = (name, id) => async (page) => {
  const place = id === undefined ? page : page.locator(`#${id}`);
  const row = place.locator('[data-row-actions]').filter({ has: page.locator('[role=menuitem]', { hasText: name }) });
  await row.first().getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name, exact: true }).locator('visible=true').click();
  await page.getByRole('dialog').waitFor();
};

/** The page of the first member who is not the head, or a part of it by its name. */
export const openMember = (part) => async (page) => {
  await page.locator('td a[href^="/members/"]').first().click();
  await page.waitForURL('**/members/*');
  if (part !== undefined) await page.getByRole('link', { name: part, exact: true }).click();
  await settle(page);
};

/** The page of an order, from the member's list, or from the head's with its details. */
export const openOrder = async (page) => {
  await page.locator('main a[href^="/cotton/"]').first().click();
  await page.waitForURL('**/cotton/*');
  await settle(page);
};
export const openOrderOfDesk = async (page) => {
  await openInMenu('Order details', 'cotton')(page);
  await page.locator('dialog a[href^="/cotton/"]').click();
  await page.waitForURL('**/cotton/*');
  await settle(page);
};

/** The form for cotton, with how two kilograms are paid. */
export const payForCotton = async (page) => {
  await tryTo('Request Cotton')(page);
  await page.locator('dialog input[inputmode=numeric]').first().fill('2');
  await settle(page);
};
/** The helper with which an address is composed, and a PIN code that tells everything. */
export const composeAddress = async (page) => {
  await open('Request Cotton', 'Compose address')(page);
  await page.locator('dialog input[autocomplete=postal-code]').fill('422001');
  await settle(page);
};

/** The search of the whole desk, with what it finds of a text. */
export const searchDesk = (text) => async (page) => {
  await page.locator('header button[aria-keyshortcuts]').click();
  await page.locator('dialog [role=combobox]').fill(text);
  await page.locator('dialog [role=listbox][aria-busy=false]').waitFor({ state: 'attached' });
  await settle(page);
};

/** The account as the server gives it, with something else in it. */
export const withAccount = (change) => (page) =>
  page.route('**/api/user/account', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...change } });
  });

export async function openCorrection(page) {
  await page.getByRole('searchbox').first().fill('Asha Patil');
  await page.getByRole('row').filter({ hasText: 'Asha Patil' }).getByRole('button', { name: 'View Details' }).click();
  await page.getByRole('link', { name: 'View Statement' }).click();
  await open('Reverse')(page);
}

export async function confirmSchedule(page) {
  await page.getByLabel('Level 1', { exact: false }).first().fill('9.5');
  await open(/^Save as version/)(page);
}

export async function confirmTaxRates(page) {
  await page.getByRole('checkbox', { name: 'Deduct tax from commission' }).check();
  await open(/^Save as version/)(page);
}

export async function confirmBroadcast(page) {
  await page.getByRole('textbox', { name: 'Title' }).fill('Diwali orders');
  await page
    .getByRole('textbox', { name: 'Message' })
    .fill('Please hand in finished wicks by Friday, so that every temple has its lamps in time.');
  await open('Send to everyone')(page);
}

/** A statement with a line that can't be read; it is looked at, not taken in. */
export async function chooseStatement(page) {
  const rows = [
    'Txn Date,Value Date,Description,Ref No./Cheque No.,Debit,Credit,Balance',
    '05/01/2026,05/01/2026,BY TRANSFER-UPI/CR/600512345678/ASHA PATIL/SBIN/asha@oksbi/Silver plan,600512345678,,1500.00,9250.00',
    '05/01/2026,05/01/2026,TO TRANSFER-NEFT COTTON MILLS LTD,SBIN326005123456,4000.00,,5250.00',
    '06/31/2026,06/01/2026,BY TRANSFER-UPI/CR/600612345678/RAVI SHINDE/HDFC,600612345678,,750.00,6000.00',
  ];
  const buffer = Buffer.from(rows.join('\n'));
  await page.locator('input[type=file]').setInputFiles({ name: 'january.csv', mimeType: 'text/csv', buffer });
  await page.locator('form select').first().waitFor();
}

/** The profile as the server gives it, with something else in it. */
export const withProfile = (change) => (page) =>
  page.route('**/api/user/profile', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...change } });
  });

export const fillIn = (label, text) => (page) => page.getByLabel(label, { exact: true }).last().fill(text);

/** As a phone does that needs the room: what was typed and not sent is there again. */
export const thenReload = (act) => async (page) => {
  await act(page);
  page.once('dialog', (asked) => asked.accept());
  await page.reload();
  await settle(page);
};

/** The three pictures of a step. */
export async function openGuide(page) {
  await page.locator('main details summary').last().click();
  await page.locator('main details li svg').last().waitFor();
}

/** The picture to share, once it is drawn. */
export async function makeCard(page) {
  await open('Make a picture to share')(page);
  await page.getByRole('dialog').getByRole('img').waitFor();
}

export async function registerNobody(page) {
  for (const [label, text] of [
    ['Name', 'Anita Chavan'],
    ['Mobile No.', '9812345670'],
    ['Password', 'a password'],
  ])
    await page.getByLabel(label, { exact: true }).fill(text);
  await press('Register')(page);
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
}

/** The one who registers is logged in as a sample person: the page after it is that of a member. */
export async function joins(page) {
  const people = await (await page.request.get('/api/demo-logins')).json();
  const { mobile, password } = people.find(({ label }) => label === 'Unapproved');
  const login = await (await page.request.post('/api/user/login', { data: { mobile, password } })).json();
  const { sub } = JSON.parse(Buffer.from(login.token.split('.')[1], 'base64url').toString());
  await answers('/user/register', 201, { ...nobodyNew, user: { ...nobodyNew.user, _id: sub } })(page);
  await answers('/user/login', 200, login)(page);
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

export const nobodyNew = {
  message: 'User registered successfully',
  user: {
    _id: '6b01c49e4f9b8b3d5dd5257c',
    name: 'Anita Chavan',
    email: null,
    mobile: '9812345670',
    registeredDate: '2026-11-01T06:30:00.000Z',
    plan: null,
    requestedPlan: 'Silver',
    isApproved: false,
    referralCode: 'FL7K2M9QX',
  },
  addedBy: { _id: '6b01c49e4f9b8b3d5dd5257d', name: 'Asha Patil', referralCode: 'FLPWWC7W2' },
};

const longName = 'Venkatanarasimharajuvaripetasu';
export const nobodyWithLongName = {
  ...nobodyNew,
  user: { ...nobodyNew.user, name: longName },
  addedBy: { ...nobodyNew.addedBy, name: longName },
};

export async function openProduct(page) {
  await press(/^View Details/)(page);
  await page.getByRole('dialog').waitFor();
}

export async function loadLazyPictures(page) {
  for (const image of await page.locator('img[loading=lazy]').all())
    await image.scrollIntoViewIfNeeded().catch(() => undefined);
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Control+Home');
}

/** All languages are loaded before: one that cannot be loaded is not shown. */
export async function goOffline(page) {
  for (const language of [...(await languagesOf(page)), 'en']) await speak(page, language);
  await page.context().setOffline(true);
}

/** Name of the login page's button for this demo login; in English. */
export const demoButton = (label) => new RegExp(`^${label === 'Unapproved' ? 'New member' : label}`);
