import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { button, field, textOf } from '../../../test/sees.js';
import { barriers, refused, tokenWith, visit } from '../../../test/visit.js';

const login = async () => button('Login', (await screen.findByLabelText('Mobile Number')).closest('form')!);
const password = () => screen.getByLabelText<HTMLInputElement>('Password');

it('the login form rejects a number without ten digits, and moves the focus to its field', async () => {
  const { user, server } = await visit('/login');
  await user.type(await field('Mobile Number'), '12345');
  await user.click(await login());
  await within(await screen.findByRole('alert')).findByText('The mobile number should be 10 digits');
  expect(screen.getByLabelText('Mobile Number').getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Mobile Number')));
  expect(server.callsOf('login')).toEqual([]);
  expect(await barriers()).toEqual([]);
});

it('the login form shows the rejection of the server and stays on the page', async () => {
  const wrong = refused(401, 'AUTH.INVALID_CREDENTIALS', 'The mobile number or the password is wrong.');
  const { user, server } = await visit('/login', { answers: { login: wrong } });
  await user.type(await field('Mobile Number'), '98765 43299');
  await user.type(password(), 'wrong');
  await user.click(await login());
  await within(await screen.findByRole('alert')).findByText('The mobile number or the password is wrong.');
  expect(server.callsOf('login').map(({ body }) => body)).toEqual([{ mobile: '9876543299', password: 'wrong' }]);
  expect(location.pathname).toBe('/login');
});

it('the login form words the rejection of the server in the language of the page', async () => {
  const wrong = refused(401, 'AUTH.INVALID_CREDENTIALS', 'The mobile number or the password is wrong.');
  const { user } = await visit('/hi/login', { answers: { login: wrong }, language: 'hi' });
  await user.type(await field('मोबाइल नंबर'), '9000000001');
  await user.type(screen.getByLabelText('पासवर्ड'), 'not the password');
  await user.keyboard('{Enter}');
  await screen.findByText('मोबाइल नंबर या पासवर्ड ग़लत है।');
});

it('the login form sends a mobile in Devanagari digits with a space as ten plain digits', async () => {
  const { user, server } = await visit('/login', { answers: { login: refused(503, 'SERVER.UNAVAILABLE') } });
  await user.type(await field('Mobile Number'), '९८७६५ ४३२१०');
  await user.type(password(), 'a lamp{Enter}');
  await screen.findByRole('alert');
  expect(server.callsOf('login').map(({ body }) => body)).toEqual([{ mobile: '9876543210', password: 'a lamp' }]);
});

it('the login form shows the typed password on request', async () => {
  const { user } = await visit('/login');
  await screen.findByLabelText('Password');
  expect(password().type).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password().type).toBe('text');
});

it('the login form logs a demo member in by one click and opens the dashboard', async () => {
  const person = { label: 'Silver member', name: 'Asha Test', mobile: '9876543210', password: 'a lamp' };
  const answer = { token: tokenWith(), isHead: false, mustChangePassword: false };
  const { user, server } = await visit('/login', { answers: { demoLogins: [person], login: answer } });
  await user.click(await button(/^Silver member/));
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  expect(server.callsOf('login')[0]!.body).toEqual({ mobile: '9876543210', password: 'a lamp' });
});

it.each([
  ['en', 'Head', 'New member (not approved)'],
  ['hi', 'संचालक', 'नया सदस्य (मंज़ूरी बाक़ी)'],
  ['ta', 'நிர்வாகி', 'புதிய உறுப்பினர் (ஒப்புதல் வரவில்லை)'],
] as const)(
  'the login form labels the demo logins in the language of the page: %s',
  async (language, head, unapproved) => {
    const demoLogins = ['Head', 'Gold', 'Unapproved'].map((label) => ({
      label,
      name: 'Ravi',
      mobile: label,
      password: '',
    }));
    await visit(language === 'en' ? '/login' : `/${language}/login`, { language, answers: { demoLogins } });
    await button(`${unapproved} Ravi`);
    const labels = screen.getAllByRole('button', { name: /Ravi$/ }).map((one) => textOf(one).replace('Ravi', ''));
    expect(labels).toEqual([head, 'Gold', unapproved]);
  },
);
