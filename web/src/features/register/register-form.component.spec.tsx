import { register as registration } from '@deepam/contracts';
import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { button, field, sees, textOf } from '../../../test/sees.js';
import { barriers, exampleOf, refused, speak, tokenWith, visit } from '../../../test/visit.js';

const code = 'FL2SFZD8A';
const register = () => button('Register', screen.getByRole('main'));
const welcome = (name = 'Asha Patil') => screen.findByRole('heading', { level: 1, name: `Welcome, ${name}!` });
const loggedIn = { token: tokenWith(), isHead: false, mustChangePassword: false };
const newMember = { ...exampleOf('membership'), plan: null, planApproved: false, isApproved: false };

async function fillIn(user: UserEvent, changes: Readonly<Record<string, string>> = {}): Promise<void> {
  const typed = {
    Name: 'Asha Patil',
    'Mobile No.': '9876543210',
    Password: 'lamp of Asha',
    'Confirm Password': 'lamp of Asha',
  };
  await field('Name');
  for (const [label, text] of Object.entries({ ...typed, ...changes })) {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), text);
  }
}

it('the registration form names the first missing or wrong field in the order of the form', async () => {
  const { user, server } = await visit('/register');
  const steps: readonly [message: string, label: string, text: string][] = [
    ['Please enter your name', 'Name', 'Asha Patil'],
    ['Please enter your mobile', 'Mobile No.', '12345'],
    ['Mobile number should be 10 digits', 'Mobile No.', '9876543210'],
    ['Please enter a referral code', 'Referral Code', code],
    ['Please enter a password', 'Password', 'lamp of Asha'],
    ['Passwords do not match', 'Email', 'asha@'],
    ['Please enter valid email', 'Email', 'asha@example.in'],
  ];
  await field('Name');
  for (const [message, label, text] of steps) {
    await user.click(await register());
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message));
    const input = screen.getByLabelText(new RegExp(`^${label.replace('.', '\\.')}`));
    await user.clear(input);
    await user.type(input, text);
  }
  expect(server.callsOf('register')).toEqual([]);
  expect(await barriers()).toEqual([]);
});

it('the registration form repeats its message in a newly chosen language', async () => {
  const { user } = await visit('/register');
  await user.click(await register());
  await screen.findByText('Please enter your name');
  await speak('hi');
  await screen.findByText('कृपया अपना नाम लिखें');
  await user.type(screen.getByLabelText('नाम'), 'Asha \u202eitaP{Enter}');
  await sees('इस नाम में ऐसे चिह्न हैं जो दिखते नहीं।');
});

it('the registration form hides both passwords, and shows them together by one button', async () => {
  const { user } = await visit('/register');
  await field('Password');
  const types = () =>
    ['Password', 'Confirm Password'].map((label) => screen.getByLabelText<HTMLInputElement>(label).type);
  expect(types()).toEqual(['password', 'password']);
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(types()).toEqual(['text', 'text']);
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(types()).toEqual(['password', 'password']);
});

it('the registration form keeps the focus at the button when the connection is lost', async () => {
  const { user } = await visit(`/register?ref=${code}`, { answers: { register: null } });
  await fillIn(user);
  await user.click(await register());
  await screen.findByRole('alert');
  await waitFor(async () => expect(document.activeElement).toBe(await register()));
});

it('the registration form logs the new member in, and shows the new code above the plans', async () => {
  const answers = { login: loggedIn, membership: newMember };
  const { user, server } = await visit(`/register?ref=${code}`, { answers });
  await fillIn(user);
  await user.click(await register());
  const title = await welcome();
  await waitFor(() => expect(document.activeElement).toBe(title));
  await sees(exampleOf('register').user.referralCode!);
  expect(location.pathname).toBe('/plans');
  expect(server.callsOf('register').map(({ body }) => body)).toEqual([
    expect.objectContaining({
      name: 'Asha Patil',
      mobile: '9876543210',
      password: 'lamp of Asha',
      referralCode: code,
    }),
  ]);
  expect(await barriers()).toEqual([]);
});

it('the registration form takes a mobile and a referral code in Tamil digits', async () => {
  const tamil = (digits: string) => digits.replace(/\d/g, (digit) => String.fromCodePoint(0x0be6 + Number(digit)));
  const { user, server } = await visit('/register', { answers: { login: loggedIn, membership: newMember } });
  await fillIn(user, { 'Mobile No.': tamil('9876543210'), 'Referral Code': tamil(code) });
  await user.click(await register());
  await welcome();
  const sent = registration.body!.parse(server.callsOf('register')[0]!.body);
  expect(sent).toMatchObject({ mobile: '9876543210', referralCode: code });
});

it('the registration form leads to the login with the mobile filled in when the new member could not be logged in', async () => {
  const { user } = await visit(`/register?ref=${code}`, {
    answers: { login: refused(503, 'SERVER.UNAVAILABLE', 'Not now, please.') },
  });
  await fillIn(user);
  await user.click(await register());
  const title = await welcome();
  await waitFor(() => expect(document.activeElement).toBe(title));
  await screen.findByRole('heading', { name: 'Next steps' });
  await sees(exampleOf('register').user.referralCode!);
  expect(await barriers()).toEqual([]);
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Login' }));
  expect((await field('Mobile Number')).value).toBe('9876543210');
});

it('the registration form registers another person without logging the member out', async () => {
  const { user, server } = await visit(`/register?ref=${code}`, { as: 'member' });
  await fillIn(user);
  await user.click(await register());
  await welcome();
  expect(server.callsOf('login')).toEqual([]);
  await screen.findAllByRole('button', { name: 'Logout' });
});

it('the registration form shows a rejection of the server at its field', async () => {
  const unknown = 'This referral code doesn’t exist. Please ask your sponsor for it again.';
  const { user } = await visit(`/register?ref=${code}`, {
    answers: { getInviter: { name: null }, register: refused(422, 'NETWORK.CODE_UNKNOWN', unknown) },
  });
  await fillIn(user);
  await user.click(await register());
  await sees(unknown);
  expect(screen.getByLabelText('Referral Code').getAttribute('aria-invalid')).toBe('true');
});

it('the registration form recognises a mistyped code by its check character without a call', async () => {
  const mistyped = 'This code doesn’t look right. Please check each letter.';
  const { user, server } = await visit('/register?ref=FL2SFZD8B');
  await sees(mistyped);
  await fillIn(user);
  await user.click(await register());
  await screen.findByRole('alert');
  expect(screen.getByLabelText('Referral Code').getAttribute('aria-invalid')).toBe('true');
  expect(textOf().split(mistyped)).toHaveLength(2);
  expect([...server.callsOf('getInviter'), ...server.callsOf('register')]).toEqual([]);
});
