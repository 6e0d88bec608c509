import { HomePage } from '../features/home/home-page.js';
import { type LazyPage, lazyPage } from './lazy-page.js';

/** Open to everyone, and prerendered with their content. */
export const publicPages: Readonly<Record<string, LazyPage>> = {
  '/': { Page: HomePage, load: () => Promise.resolve() },
  '/about': lazyPage(() => import('../features/about/about-page.js')),
  '/contact': lazyPage(() => import('../features/contact/contact-page.js')),
  '/faq': lazyPage(() => import('../features/faq/faq-page.js')),
  '/privacypolicy': lazyPage(() => import('../features/legal/privacy-page.js')),
  '/terms-and-conditions': lazyPage(() => import('../features/legal/terms-page.js')),
  '/plans': lazyPage(() => import('../features/plans/plans-page.js')),
  '/login': lazyPage(() => import('../features/login/login-page.js')),
  '/forgot-password': lazyPage(() => import('../features/login/forgot-password-page.js')),
  '/register': lazyPage(() => import('../features/register/register-page.js')),
};

/** For those who are logged in; prerendered as the frame around what is still being loaded. */
export const memberPages: Readonly<Record<string, LazyPage>> = {
  '/profile': lazyPage(() => import('../features/account/profile-page.js')),
  '/change-password': lazyPage(() => import('../features/account/change-password-page.js')),
  '/second-factor': lazyPage(() => import('../features/account/second-factor-page.js')),
  '/dashboard': lazyPage(() => import('./dashboard-route.js')),
  '/network': lazyPage(() => import('./network-route.js')),
  '/notifications': lazyPage(() => import('../features/notifications/notifications-page.js')),
  '/preferences': lazyPage(() => import('../features/notifications/preferences-page.js')),
  '/statement': lazyPage(() => import('./statement-route.js')),
  '/commission-schedule': lazyPage(() => import('../features/commission-schedule/commission-schedule-page.js')),
  '/audit': lazyPage(() => import('../features/audit/audit-page.js')),
  '/bank': lazyPage(() => import('../features/bank/bank-page.js')),
  '/staff': lazyPage(() => import('../features/staff/staff-page.js')),
  '/broadcast': lazyPage(() => import('../features/broadcast/broadcast-page.js')),
  '/password-requests': lazyPage(() => import('../features/password-requests/password-requests-page.js')),
  '/adduser': lazyPage(() => import('./your-network-route.js')),
};

export const notFoundPage = lazyPage(() => import('./not-found-page.js'));
