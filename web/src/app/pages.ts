import { createElement } from 'react';
import { Navigate } from 'react-router-dom';
import { HomePage } from '../features/home/home-page.js';
import type { DeskPath } from './desk-pages.js';
import { type LazyPage, lazyPage } from './lazy-page.js';

export const publicPages: Readonly<Record<string, LazyPage>> = {
  '/': { Page: HomePage, load: () => Promise.resolve() },
  '/about': lazyPage(() => import('../features/about/about-page.js')),
  '/contact': lazyPage(() => import('../features/contact/contact-page.js')),
  '/faq': lazyPage(() => import('../features/faq/faq-page.js')),
  '/promises': lazyPage(() => import('../features/service-levels/service-levels-page.js')),
  '/privacypolicy': lazyPage(() => import('../features/legal/privacy-page.js')),
  '/terms-and-conditions': lazyPage(() => import('../features/legal/terms-page.js')),
  '/plans': lazyPage(() => import('./plans-route.js')),
  '/login': lazyPage(() => import('../features/login/login-page.js')),
  '/forgot-password': lazyPage(() => import('../features/login/forgot-password-page.js')),
  '/register': lazyPage(() => import('../features/register/register-page.js')),
};

/** The chunks of back-office pages are listed in a separate chunk, not at a first visit. */
const deskPage = (path: DeskPath): LazyPage =>
  lazyPage(async () => (await import('./desk-pages.js')).deskPages[path]());

/** Notifications and bookmarks still lead to addresses of earlier releases. */
const movedTo = (to: string): LazyPage => ({
  Page: () => createElement(Navigate, { to, replace: true }),
  load: () => Promise.resolve(),
});

/** These pages are prerendered as a frame with a loading state. */
export const memberPages: Readonly<Record<string, LazyPage>> = {
  '/profile': lazyPage(() => import('../features/account/profile-page.js')),
  '/change-password': lazyPage(() => import('../features/account/change-password-page.js')),
  '/second-factor': lazyPage(() => import('../features/account/second-factor-page.js')),
  '/dashboard': lazyPage(() => import('./dashboard-route.js')),
  '/desk': deskPage('/desk'),
  '/reports': deskPage('/reports'),
  '/network': lazyPage(() => import('./network-route.js')),
  '/members': deskPage('/members'),
  '/notifications': lazyPage(() => import('../features/notifications/notifications-page.js')),
  '/preferences': lazyPage(() => import('../features/notifications/preferences-page.js')),
  '/wallet': lazyPage(() => import('./wallet-route.js')),
  '/statement': lazyPage(() => import('./statement-route.js')),
  '/cotton': lazyPage(() => import('./cotton-route.js')),
  '/documents': lazyPage(() => import('../features/documents/documents-page.js')),
  '/settings': deskPage('/settings'),
  '/business': movedTo('/settings?section=business'),
  '/tax': deskPage('/tax'),
  '/commission-schedule': movedTo('/settings?section=rates'),
  '/requests': deskPage('/requests'),
  '/orders': deskPage('/orders'),
  '/cotton-stock': deskPage('/cotton-stock'),
  '/audit': deskPage('/audit'),
  '/bank': deskPage('/bank'),
  '/payables': deskPage('/payables'),
  '/bank-files': deskPage('/bank-files'),
  '/plan-cancellations': movedTo('/requests?queue=cancellations'),
  '/approvals': deskPage('/approvals'),
  '/staff': movedTo('/settings?section=staff'),
  '/broadcast': deskPage('/broadcast'),
  '/password-requests': movedTo('/requests?queue=passwords'),
  '/grievances': deskPage('/grievances'),
  '/adduser': lazyPage(() => import('./your-network-route.js')),
};

export const prepareDashboard = (): void => void memberPages['/dashboard']!.load().catch(() => undefined);

export const notFoundPage = lazyPage(() => import('./not-found-page.js'));
