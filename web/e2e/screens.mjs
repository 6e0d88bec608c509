import { fileURLToPath } from 'node:url';

// The screens to look at. `as` is the beginning of a demo login's label; `before` prepares the way, such as a server that
// refuses; `act` brings the screen into the wanted state. Nothing is sent that would change the data.
const press = (name) => (page) => page.getByRole('button', { name }).first().click();

async function openUpi(page) {
  await page
    .getByRole('button', { name: /^Choose Plan/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'UPI Payment' }).click();
  await page.getByAltText(/^QR code/).waitFor();
}

async function openDrawer(page) {
  await press('Your account')(page);
  await page.getByRole('link', { name: 'Member Level' }).waitFor();
}

/** Presses what is offered; a screen without it is shown as it is. */
const tryTo = (name) => async (page) => {
  const button = page.getByRole('button', { name }).first();
  await button.waitFor({ timeout: 5_000 });
  await button.click();
  await page.getByRole('dialog').waitFor();
};

/** One button after the other; each is looked for in what the one before has opened. */
const open =
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
const answers = (path, status, body) => (page) =>
  page.route(`**/api${path}`, (route) => route.fulfill({ status, contentType: 'application/json', json: body }));
const refused = {
  error: 'The service is resting. Please try again.',
  code: 'SERVER.UNAVAILABLE',
  requestId: 'screens',
};

/** A picture in the place of one that would have to be chosen. */
const choosePicture = (label) => async (page) => {
  const path = new URL('../src/assets/art/product-pure-640.webp', import.meta.url);
  await page.getByLabel(label).setInputFiles(fileURLToPath(path));
};

async function selectRows(page) {
  const boxes = page.locator('[data-select]');
  await boxes.first().waitFor();
  for (const box of (await boxes.all()).slice(0, 2)) await box.check();
}

async function searchNobody(page) {
  await page.getByRole('searchbox').first().fill('Nobody Nowhere');
  await page.getByRole('status').locator('visible=true').first().waitFor();
}

/** The first such button in a part of the head's dashboard. */
async function inPanel(page, id, name) {
  await page.locator(`#${id}`).getByRole('button', { name, exact: true }).first().click();
  await page.getByRole('dialog').waitFor();
}

/** The account as the server gives it, with something else in it. */
const withAccount = (change) => (page) =>
  page.route('**/api/user/account', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...change } });
  });

async function openCorrection(page) {
  await page.getByRole('searchbox').first().fill('Asha Patil');
  await page.getByRole('row').filter({ hasText: 'Asha Patil' }).getByRole('button', { name: 'View Details' }).click();
  await page.getByRole('link', { name: 'View Statement' }).click();
  await open('Take back')(page);
}

async function confirmSchedule(page) {
  await page.getByLabel('Level 1', { exact: false }).first().fill('9.5');
  await open(/^Save as version/)(page);
}

async function confirmBroadcast(page) {
  await page.getByRole('textbox', { name: 'Title' }).fill('Diwali orders');
  await page
    .getByRole('textbox', { name: 'Message' })
    .fill('Please hand in finished wicks by Friday, so that every temple has its lamps in time.');
  await open('Send to everyone')(page);
}

async function registerNobody(page) {
  for (const [label, text] of [
    ['Name', 'Anita Chavan'],
    ['Mobile No.', '9812345670'],
    ['Password', 'a password'],
    ['Confirm Password', 'a password'],
  ])
    await page.getByLabel(label, { exact: true }).fill(text);
  await press('Register')(page);
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
}

async function addNobody(page) {
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

const nobodyNew = {
  message: 'User registered successfully',
  user: {
    _id: '6b01c49e4f9b8b3d5dd5257c',
    name: 'Anita Chavan',
    email: null,
    mobile: '9812345670',
    registeredDate: '2026-11-01T06:30:00.000Z',
    plan: null,
    requestedPlan: null,
    isApproved: false,
    referralCode: 'FL7K2M9QX',
  },
  addedBy: { _id: '6b01c49e4f9b8b3d5dd5257d', name: 'Asha Patil', referralCode: 'FLPWWC7W2' },
};

async function openProduct(page) {
  await press(/^View Details/)(page);
  await page.getByRole('dialog').waitFor();
}

async function loadLazyPictures(page) {
  for (const image of await page.locator('img[loading=lazy]').all())
    await image.scrollIntoViewIfNeeded().catch(() => undefined);
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Control+Home');
}

export const screens = [
  { name: 'home', path: '/', act: loadLazyPictures },
  { name: 'home-product', path: '/', dialog: true, act: openProduct },
  {
    name: 'home-menu',
    path: '/',
    dialog: true,
    act: (page) =>
      page
        .getByRole('button', { name: 'Menu' })
        .click({ timeout: 1000 })
        .catch(() => undefined),
  },
  { name: 'about', path: '/about' },
  { name: 'plans', path: '/plans' },
  { name: 'plans-member', path: '/plans', as: 'Silver' },
  { name: 'plans-confirm', path: '/plans', as: 'Silver', dialog: true, act: press(/^Choose Plan/) },
  { name: 'plans-upi', path: '/plans', as: 'Silver', dialog: true, act: openUpi },
  { name: 'faq', path: '/faq' },
  { name: 'contact', path: '/contact' },
  { name: 'privacy', path: '/privacypolicy' },
  { name: 'terms', path: '/terms-and-conditions' },
  { name: 'login', path: '/login' },
  { name: 'login-fault', path: '/login', act: press('Login') },
  { name: 'register', path: '/register?ref=FL7K2M9QX' },
  { name: 'register-fault', path: '/register', act: press('Register') },
  { name: 'profile', path: '/profile', as: 'Silver' },
  { name: 'profile-edit', path: '/profile', as: 'Silver', act: press('Edit Profile') },
  { name: 'change-password', path: '/change-password', as: 'Silver' },
  { name: 'drawer', path: '/profile', as: 'Head', dialog: true, act: openDrawer },
  { name: 'dashboard-unapproved', path: '/dashboard', as: 'Unapproved' },
  { name: 'dashboard-bronze', path: '/dashboard', as: 'Bronze' },
  { name: 'dashboard-gold', path: '/dashboard', as: 'Gold' },
  { name: 'dashboard-head', path: '/dashboard', as: 'Head' },
  { name: 'cotton-request', path: '/dashboard', as: 'Gold', dialog: true, act: tryTo('Request Cotton') },
  { name: 'cotton-history', path: '/dashboard', as: 'Gold', dialog: true, act: tryTo('View Cotton History') },
  { name: 'payout-request', path: '/dashboard', as: 'Gold', dialog: true, act: tryTo('Request Commission Payout') },
  { name: 'payout-history', path: '/dashboard', as: 'Gold', dialog: true, act: tryTo('View Commission History') },
  { name: 'add-member', path: '/dashboard', as: 'Gold', dialog: true, act: tryTo('Add Member') },
  { name: 'network', path: '/network', as: 'Gold' },
  { name: 'network-tree', path: '/network?view=tree', as: 'Gold' },
  { name: 'member-level', path: '/network', as: 'Head' },
  { name: 'member-details', path: '/network', as: 'Head', dialog: true, act: tryTo('View Details') },
  { name: 'statement', path: '/statement', as: 'Gold' },
  { name: 'statement-why', path: '/statement', as: 'Gold', dialog: true, act: tryTo('Why this amount?') },
  { name: 'notifications', path: '/notifications', as: 'Gold' },
  { name: 'preferences', path: '/preferences', as: 'Gold' },
  { name: 'commission-schedule', path: '/commission-schedule', as: 'Head' },
  { name: 'broadcast', path: '/broadcast', as: 'Head' },
  { name: 'adduser', path: '/adduser', as: 'Silver' },
  {
    name: 'register-done',
    path: '/register?ref=FL7K2M9QX',
    before: answers('/user/register', 201, nobodyNew),
    act: registerNobody,
  },
  {
    name: 'member-added',
    path: '/dashboard',
    as: 'Gold',
    dialog: true,
    before: answers('/member/add', 201, nobodyNew),
    act: addNobody,
  },
  {
    name: 'password-forced',
    path: '/change-password',
    as: 'Bronze',
    before: withAccount({ mustChangePassword: true }),
  },
  { name: 'invite-qr', path: '/dashboard', as: 'Gold', dialog: true, act: open('Show QR code') },
  {
    name: 'upi-proof',
    path: '/plans',
    as: 'Silver',
    dialog: true,
    act: async (page) => {
      await openUpi(page);
      await choosePicture(/^Upload/)(page);
    },
  },
  { name: 'network-details', path: '/network', as: 'Gold', dialog: true, act: open('View Details') },
  { name: 'network-nobody', path: '/network', as: 'Gold', act: searchNobody },
  { name: 'statement-table', path: '/statement', as: 'Gold', act: press('Show as table') },
  { name: 'statement-empty', path: '/statement', as: 'Bronze' },
  { name: 'cotton-proof', path: '/dashboard', as: 'Head', dialog: true, act: open('View Payment Proof') },
  {
    name: 'cotton-approve',
    path: '/dashboard?orders=Requested',
    as: 'Head',
    dialog: true,
    act: (page) => inPanel(page, 'cotton', 'Approve'),
  },
  {
    name: 'cotton-reject',
    path: '/dashboard?orders=Requested',
    as: 'Head',
    dialog: true,
    act: (page) => inPanel(page, 'cotton', 'Reject'),
  },
  { name: 'cotton-deliver', path: '/dashboard', as: 'Head', dialog: true, act: open('Mark as Delivered') },
  {
    name: 'cotton-bulk',
    path: '/dashboard?orders=Approved',
    as: 'Head',
    dialog: true,
    act: async (page) => {
      await selectRows(page);
      await open(/^Mark as Delivered \(/)(page);
    },
  },
  { name: 'cotton-return', path: '/dashboard', as: 'Head', dialog: true, act: open('Process Return') },
  {
    name: 'cotton-return-reject',
    path: '/dashboard',
    as: 'Head',
    dialog: true,
    act: open('Process Return', /^Reject/),
  },
  {
    name: 'payout-approve',
    path: '/dashboard?payouts=open',
    as: 'Head',
    dialog: true,
    act: (page) => inPanel(page, 'payouts', 'Approve'),
  },
  {
    name: 'payout-reject',
    path: '/dashboard?payouts=open',
    as: 'Head',
    dialog: true,
    act: (page) => inPanel(page, 'payouts', 'Reject'),
  },
  {
    name: 'payout-proof',
    path: '/dashboard',
    as: 'Head',
    dialog: true,
    act: (page) => inPanel(page, 'payouts', 'View Payment Proof'),
  },
  { name: 'bulk-bar', path: '/network?show=unapproved', as: 'Head', dialog: true, act: selectRows },
  {
    name: 'bulk-members',
    path: '/network?show=unapproved',
    as: 'Head',
    dialog: true,
    act: async (page) => {
      await selectRows(page);
      await page.locator('[data-bulk] [aria-haspopup=dialog]').first().click();
    },
  },
  { name: 'approve-member', path: '/network?show=unapproved', as: 'Head', dialog: true, act: open('Approve') },
  { name: 'delete-member', path: '/network?show=unapproved', as: 'Head', dialog: true, act: open('Delete') },
  { name: 'approve-plan', path: '/network?show=plan-requests', as: 'Head', dialog: true, act: open('Approve Plan') },
  {
    name: 'reject-plan',
    path: '/network?show=plan-requests',
    as: 'Head',
    dialog: true,
    act: open('Approve Plan', /^Reject/),
  },
  { name: 'update-plan', path: '/network', as: 'Head', dialog: true, act: open('Update Plan') },
  { name: 'update-plan-sure', path: '/network', as: 'Head', dialog: true, act: open('Update Plan', 'Update Plan') },
  { name: 'add-earnings', path: '/network', as: 'Head', dialog: true, act: open('View Details', 'Add Earnings') },
  { name: 'member-nobody', path: '/network', as: 'Head', act: searchNobody },
  {
    name: 'shortcuts',
    path: '/network',
    as: 'Head',
    dialog: true,
    act: async (page) => {
      await page.getByRole('table').waitFor();
      await page.keyboard.press('?');
    },
  },
  { name: 'correction', path: '/network', as: 'Head', dialog: true, act: openCorrection },
  { name: 'schedule-confirm', path: '/commission-schedule', as: 'Head', dialog: true, act: confirmSchedule },
  { name: 'broadcast-confirm', path: '/broadcast', as: 'Head', dialog: true, act: confirmBroadcast },
  { name: 'bell', path: '/profile', as: 'Gold', dialog: true, act: press(/^Notifications/) },
  { name: 'error', path: '/statement', as: 'Gold', before: answers('/member/statement*', 503, refused) },
  { name: 'error-dashboard', path: '/dashboard', as: 'Gold', before: answers('/member/dashboard', 503, refused) },
  { name: 'empty-notifications', path: '/notifications', as: 'Gold', before: answers('/notifications?*', 200, []) },
  {
    name: 'empty-cotton',
    path: '/dashboard',
    as: 'Silver',
    dialog: true,
    before: answers('/member/cotton/orders*', 200, []),
    act: open('View Cotton History'),
  },
  { name: 'offline', path: '/profile', as: 'Gold', act: (page) => page.context().setOffline(true) },
  { name: 'not-found', path: '/nowhere' },
];
