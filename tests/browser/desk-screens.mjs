import { seesWorks } from './bulk-work-steps.mjs';
import {
  openDrawer,
  selectRows,
  openInMenu,
  openDetails,
  openDetailsAnd,
  openMember,
  searchDesk,
  openCorrection,
  confirmBroadcast,
} from './desk-steps.mjs';
import { shownApprovals } from './approval-answers.mjs';
import { shownViews } from './saved-view-answers.mjs';
import { press, tryTo, open, answers, searchNobody } from './screen-steps.mjs';

const seesApprovals = answers('/admin/approvals/commission?*', 200, shownApprovals);

export const deskScreens = [
  { name: 'password-requests', path: '/requests?queue=passwords&view=list', as: 'Head' },
  { name: 'settings-security', path: '/settings?section=security', as: 'Head' },
  { name: 'drawer', path: '/profile', as: 'Head', dialog: true, act: openDrawer },
  { name: 'dashboard-head', path: '/dashboard', as: 'Head' },
  { name: 'member-level', path: '/network', as: 'Head' },
  { name: 'member-details', path: '/network', as: 'Head', dialog: true, act: openDetails },
  { name: 'member-page', path: '/network?plan=Gold&sort=name&order=asc', as: 'Head', act: openMember() },
  { name: 'member-page-plans', path: '/network?plan=Gold&sort=name&order=asc', as: 'Head', act: openMember('Plans') },
  {
    name: 'member-page-ledger',
    path: '/network?plan=Gold&sort=name&order=asc',
    as: 'Head',
    act: openMember('Statement'),
  },
  {
    name: 'member-page-orders',
    path: '/network?plan=Gold&sort=name&order=asc',
    as: 'Head',
    act: openMember('Cotton orders'),
  },
  {
    name: 'member-page-payouts',
    path: '/network?plan=Gold&sort=name&order=asc',
    as: 'Head',
    act: openMember('Payouts'),
  },
  { name: 'desk-search', path: '/network', as: 'Head', dialog: true, act: searchDesk('') },
  { name: 'desk-search-found', path: '/network', as: 'Head', dialog: true, act: searchDesk('987650010') },
  { name: 'desk-search-nothing', path: '/network', as: 'Head', dialog: true, act: searchDesk('zzzz') },
  { name: 'plan-cancellations', path: '/requests?queue=cancellations&view=list', as: 'Head' },
  { name: 'approvals', path: '/approvals', as: 'Head' },
  { name: 'approvals-waiting', path: '/approvals', as: 'Head', before: seesApprovals },
  {
    name: 'approvals-grant',
    path: '/approvals',
    as: 'Head',
    dialog: true,
    before: seesApprovals,
    act: open('Approve'),
  },
  {
    name: 'approvals-refuse',
    path: '/approvals',
    as: 'Head',
    dialog: true,
    before: seesApprovals,
    act: open('Reject'),
  },
  {
    name: 'saved-views',
    path: '/network?plan=Silver&show=plan-requests',
    as: 'Head',
    before: answers('/user/saved-views', 200, shownViews),
  },
  {
    name: 'saved-views-manage',
    path: '/network?plan=Gold',
    as: 'Head',
    dialog: true,
    before: answers('/user/saved-views', 200, shownViews),
    act: open('Rename or remove'),
  },
  { name: 'audit', path: '/audit', as: 'Head' },
  { name: 'desk', path: '/desk', as: 'Head' },
  { name: 'grievances', path: '/grievances', as: 'Head' },
  { name: 'broadcast', path: '/broadcast', as: 'Head' },
  { name: 'broadcast-new', path: '/broadcast?view=new', as: 'Head' },
  { name: 'staff', path: '/settings?section=staff', as: 'Head' },
  { name: 'staff-add', path: '/settings?section=staff', as: 'Head', dialog: true, act: tryTo('Add team member') },
  { name: 'staff-role', path: '/settings?section=staff', as: 'Head', dialog: true, act: tryTo('Add role') },
  { name: 'bulk-works', path: '/network', as: 'Head', before: seesWorks },
  {
    name: 'bulk-work-results',
    path: '/network',
    as: 'Head',
    dialog: true,
    before: seesWorks,
    act: (page) => page.locator('ul [aria-haspopup=dialog]').first().click(),
  },
  { name: 'bulk-bar', path: '/network?show=unapproved', as: 'Head', dialog: true, act: selectRows },
  {
    name: 'bulk-members',
    path: '/network?show=unapproved',
    as: 'Head',
    dialog: true,
    act: async (page) => {
      await selectRows(page);
      await page.locator('[data-bulk] [aria-haspopup=dialog]').first().click();
    },
  },
  { name: 'approve-member', path: '/network?show=unapproved', as: 'Head', dialog: true, act: open('Approve') },
  { name: 'delete-member', path: '/network?show=unapproved', as: 'Head', dialog: true, act: openInMenu('Delete') },
  {
    name: 'member-menu',
    path: '/network?show=unapproved',
    as: 'Head',
    act: press('More actions'),
  },
  { name: 'approve-plan', path: '/network?show=plan-requests', as: 'Head', dialog: true, act: open('Approve Plan') },
  {
    name: 'reject-plan',
    path: '/network?show=plan-requests',
    as: 'Head',
    dialog: true,
    act: open('Approve Plan', /^Reject/),
  },
  { name: 'update-plan', path: '/network', as: 'Head', dialog: true, act: open('Update Plan') },
  { name: 'update-plan-sure', path: '/network', as: 'Head', dialog: true, act: open('Update Plan', 'Update Plan') },
  {
    name: 'add-earnings',
    path: '/network',
    as: 'Head',
    dialog: true,
    act: openDetailsAnd('Add Earnings'),
  },
  { name: 'member-nobody', path: '/network', as: 'Head', act: searchNobody },
  {
    name: 'shortcuts',
    path: '/network',
    as: 'Head',
    dialog: true,
    act: async (page) => {
      await page.getByRole('table').waitFor();
      await page.keyboard.press('?');
    },
  },
  { name: 'correction', path: '/network', as: 'Head', dialog: true, findsByName: true, act: openCorrection },
  { name: 'broadcast-confirm', path: '/broadcast?view=new', as: 'Head', dialog: true, act: confirmBroadcast },
];
