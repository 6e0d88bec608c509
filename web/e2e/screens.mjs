// The screens to look at. `as` is the beginning of a demo login's label; `act` brings the screen into the wanted state.
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
  { name: 'not-found', path: '/nowhere' },
];
