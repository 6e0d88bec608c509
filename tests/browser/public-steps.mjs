import { press, answers } from './screen-steps.mjs';

export async function registerNobody(page) {
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

export async function joins(page) {
  const people = await (await page.request.get('/api/demo-logins')).json();
  const { mobile, password } = people.find(({ label }) => label === 'Unapproved');
  const login = await (await page.request.post('/api/user/login', { data: { mobile, password } })).json();
  const { sub } = JSON.parse(Buffer.from(login.token.split('.')[1], 'base64url').toString());
  await answers('/user/register', 201, { ...nobodyNew, user: { ...nobodyNew.user, _id: sub } })(page);
  await answers('/user/login', 200, login)(page);
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
