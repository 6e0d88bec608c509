import { rejectPlan } from '@deepam/contracts';
import { describe, expect, it } from '@jest/globals';
import { accessibilityViolations } from './accessibility.js';
import { phone } from './browser.js';
import { asHead } from './desk-people.js';
import { somebodyNew } from './flow-person.js';
import { proofImage } from './flow-proof-image.js';
import { api, type Login, logIn, registerMember, sessionOf } from './people.js';
import { oneUserEach, page } from './one-user.js';

oneUserEach(phone);

async function asksForSilver(name: string): Promise<Login & { readonly memberId: string }> {
  const login = await registerMember(somebodyNew(name).name);
  const session = await sessionOf(login);
  await api.requestPlan(session, 'Silver');
  return { ...login, memberId: session.memberId };
}
const note = () => page.getByRole('note').filter({ hasText: 'was refused on' });

describe('a plan that was asked for', () => {
  it('is said to wait, at home and on the plans; /cotton says what is missing before any form', async () => {
    await logIn(page, await asksForSilver('Waits'));
    await page.getByText('Silver requested. The head is looking at your proof.').waitFor();
    expect(await note().count()).toBe(0);
    await page.getByRole('navigation', { name: 'Main pages' }).getByRole('link', { name: 'Cotton' }).click();
    await page.getByRole('heading', { level: 1, name: 'Please complete your profile' }).waitFor();
    expect(await page.getByRole('button', { name: 'Request Cotton' }).count()).toBe(0);
  });

  it('and refused says why, at home and on the plans, and is answered by another proof without another payment', async () => {
    const { memberId, ...login } = await asksForSilver('Refused');
    await asHead(rejectPlan, { body: { userId: memberId, reason: 'The picture shows another amount.' } });
    const begun: string[] = [];
    page.on('request', (request) => request.url().endsWith('/enroll-upi') && begun.push(request.url()));
    await logIn(page, login);
    await note().getByText('The picture shows another amount.').waitFor();
    await note().getByText('If you have paid already, do not pay again: only send the proof.').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await note().getByRole('link', { name: 'Send Another Proof' }).click();
    const dialog = page.getByRole('dialog', { name: 'Send Another Proof' });
    await dialog.waitFor();
    // As Android does while the picture is looked for.
    await page.reload();
    await dialog.getByLabel('Upload Plan Proof').waitFor();
    expect(await dialog.getByRole('link', { name: /^Pay/ }).count()).toBe(0);
    expect(await accessibilityViolations(page)).toEqual([]);
    const picture = { name: 'paid.png', mimeType: 'image/png', buffer: proofImage() };
    await dialog.getByLabel('Upload Plan Proof').setInputFiles(picture);
    await dialog.getByAltText('Preview of the chosen picture').waitFor();
    await dialog.getByRole('button', { name: 'Submit Proof' }).click();
    await page.getByText('Waiting for approval').waitFor();
    await dialog.waitFor({ state: 'detached' });
    await note().waitFor({ state: 'detached' });
    expect([begun, new URL(page.url()).search]).toEqual([[], '']);
  });

  it('and refused, then chosen again, says that nobody shall pay twice', async () => {
    const { memberId, ...login } = await asksForSilver('Again');
    await asHead(rejectPlan, { body: { userId: memberId, reason: 'Unreadable.' } });
    await logIn(page, login);
    await page.goto('/plans');
    await note().waitFor();
    const payment = page.getByRole('dialog', { name: 'UPI Payment' });
    await page.getByRole('button', { name: 'Choose Plan: Gold' }).click();
    await page.getByRole('button', { name: 'UPI Payment' }).click();
    await payment.getByRole('link', { name: /^Pay/ }).waitFor();
    expect(await payment.getByText('do not pay again').count()).toBe(0);
    await payment.getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByRole('dialog', { name: 'Confirm Enrollment' }).getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Choose Plan: Silver' }).click();
    await page.getByRole('button', { name: 'UPI Payment' }).click();
    await payment.getByText('If you have paid already, do not pay again').waitFor();
  });
});
