import { seesAccounts, sharesDevice } from './account-steps.mjs';
import { shownServiceLevels } from './service-level-answers.mjs';
import {
  registerNobody,
  joins,
  nobodyNew,
  nobodyWithLongName,
  openProduct,
  loadLazyPictures,
} from './public-steps.mjs';
import { press, answers, fillIn, thenReload, openGuide } from './screen-steps.mjs';

export const publicScreens = [
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
  { name: 'promises', path: '/promises', before: answers('/service-levels', 200, shownServiceLevels) },
  { name: 'promises-few', path: '/promises' },
  { name: 'plans', path: '/plans' },
  { name: 'faq', path: '/faq' },
  { name: 'contact', path: '/contact' },
  { name: 'privacy', path: '/privacypolicy' },
  { name: 'terms', path: '/terms-and-conditions' },
  { name: 'login', path: '/login' },
  { name: 'accounts-at-login', path: '/login', before: sharesDevice, act: seesAccounts },
  { name: 'login-error', path: '/login', act: press('Login') },
  { name: 'forgot-password', path: '/forgot-password' },
  {
    name: 'register',
    path: '/register?ref=FL2SFZD8A',
    before: answers('/inviter*', 200, { name: 'Asha P.' }),
  },
  { name: 'register-mistyped', path: '/register?ref=FL2SFZD8B' },
  { name: 'register-nobodys', path: '/register?ref=FL2SFZD8A', before: answers('/inviter*', 200, { name: null }) },
  { name: 'register-draft', path: '/register', act: thenReload(fillIn('Name', 'Anita Chavan')) },
  { name: 'register-error', path: '/register', act: press('Register') },
  { name: 'guide-join', path: '/register', act: openGuide },
  { name: 'grievance-form', path: '/contact', act: press('File or follow a grievance') },
  {
    name: 'grievance-draft',
    path: '/contact',
    act: async (page) => {
      await press('File or follow a grievance')(page);
      await thenReload(fillIn('What happened?', 'The kit has not come.'))(page);
      await press('File or follow a grievance')(page);
    },
  },
  {
    name: 'register-done',
    path: '/register?ref=FL2SFZD8A',
    before: answers('/user/register', 201, nobodyNew),
    act: registerNobody,
  },
  { name: 'register-joined', path: '/register?ref=FL2SFZD8A', before: joins, act: registerNobody },
  { name: 'register-shown', path: '/register', act: press('Show password') },
  {
    name: 'register-done-long-name',
    path: '/register?ref=FL2SFZD8A',
    before: answers('/user/register', 201, nobodyWithLongName),
    act: registerNobody,
  },
  { name: 'not-found', path: '/nowhere' },
];
