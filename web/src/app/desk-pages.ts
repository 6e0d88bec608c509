export const deskPages = {
  '/members': () => import('./member-route.js'),
  '/desk': () => import('./desk-route.js'),
  '/reports': () => import('./reports-route.js'),
  '/settings': () => import('./settings-route.js'),
  '/tax': () => import('../features/tax/tax-page.js'),
  '/requests': () => import('./requests-route.js'),
  '/orders': () => import('./orders-route.js'),
  '/cotton-stock': () => import('../features/cotton-stock/cotton-stock-page.js'),
  '/audit': () => import('../features/audit/audit-page.js'),
  '/bank': () => import('../features/bank/bank-page.js'),
  '/payables': () => import('../features/payouts/payables-page.js'),
  '/bank-files': () => import('../features/payouts/bank-files-page.js'),
  '/approvals': () => import('../features/approvals/approvals-page.js'),
  '/broadcast': () => import('../features/broadcast/broadcast-page.js'),
  '/grievances': () => import('../features/grievances/grievances-page.js'),
} as const;

export type DeskPath = keyof typeof deskPages;
