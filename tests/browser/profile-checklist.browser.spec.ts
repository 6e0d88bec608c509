import { expect, it } from '@jest/globals';
import { accessibilityViolations } from './accessibility.js';
import { phone } from './browser.js';
import { givesNumbers, newcomer } from './desk-people.js';
import { somebodyNew } from './flow-person.js';
import { logIn } from './people.js';
import { oneUserEach, page } from './one-user.js';

oneUserEach(phone);

const list = () => page.getByRole('region', { name: 'What your profile needs' });

it('what a profile lacks is counted, with what each is asked for and the way to its field, until nothing is missing', async () => {
  const member = await newcomer(somebodyNew('Lacks').name);
  await givesNumbers(member, { bankAccountNo: '000123456789' });
  await logIn(page, member.login);
  await list().getByText('0 of 5 done').waitFor();
  const reasons = [
    ['Photo', 'So that your sponsor and the head recognise you.'],
    ['Email and address', 'Your kit and cotton are delivered to this address.'],
    ['Aadhaar and ID proof', 'The head checks who you are before approving your account.'],
    ['PAN', 'Where income tax is deducted from commission, it is recorded under your PAN.'],
    ['Bank account', 'Your payouts are sent there.'],
  ] as const;
  for (const [step, why] of reasons)
    await list().getByRole('listitem').filter({ hasText: step }).getByText(why, { exact: true }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);

  // The number of the account is there: what is asked for is the IFSC code.
  await list().getByRole('link', { name: 'Add: Bank account' }).click();
  await page.locator('input[name=ifscCode]:focus').fill('SBIN0005943');
  await page.getByLabel('Email').fill('lacks@example.in');
  await page.getByLabel('Address').first().fill('12 Gandhi Road, Nashik 422001');
  const consent = page.locator('input[name=kycConsent]');
  if ((await consent.count()) > 0) await consent.check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Profile updated successfully!').first().waitFor();
  await list().getByText('2 of 5 done').waitFor();
  const done = list().getByRole('listitem').filter({ hasText: 'Bank account' });
  expect(await done.textContent()).toContain('Done');
  expect(await done.getByRole('link').count()).toBe(0);
});
