import type { Permission } from '@deepam/contracts';
import type { IconName } from '../components/ui/icon.js';
import {
  seeingGrievances,
  seeingMembers,
  seeingOrders,
  seeingPayouts,
  seeingStock,
  seeingTaxRegister,
} from '../lib/auth/desk-permissions.js';
import { queueNames, reviewing } from '../lib/auth/review-queues.js';
import { seeingAnyApprovals } from '../lib/approval/who-decides.js';
import type { backOfficeMessages } from './back-office-messages.js';
import { settingsSections } from './settings-sections.js';
import { type WorkKind, workOfQueue } from './waiting-work.js';

type Name = keyof (typeof backOfficeMessages)['english'];

/**
 * `holds` are further pages that belong to this one; one of the permissions `needs` opens the page, and the head has
 * all; `waiting` is the work that the number next to the name counts.
 */
export interface BackOfficePage {
  readonly to: string;
  readonly name: Name;
  readonly words?: Name;
  readonly icon: IconName;
  readonly holds?: readonly string[];
  readonly needs: readonly Permission[] | 'head' | 'everyone';
  /** The search leads to these parts of the page. */
  readonly parts?: readonly Omit<BackOfficePage, 'holds' | 'parts' | 'waiting'>[];
  readonly waiting?: readonly WorkKind[];
}

export interface BackOfficeGroup {
  readonly title: Name | null;
  readonly pages: readonly BackOfficePage[];
  /** The group is shown at the foot of the sidebar. */
  readonly isFoot?: boolean;
}

const moneyWaiting = ['payouts', 'owed', 'toSend', 'paidTwice'] as const satisfies readonly WorkKind[];

export const backOfficeGroups = [
  {
    title: null,
    pages: [{ to: '/dashboard', name: 'dashboard', icon: 'home', needs: 'everyone' }],
  },
  {
    title: 'group.work',
    pages: [
      {
        to: '/requests',
        name: 'review',
        words: 'review.words',
        icon: 'inbox',
        needs: Object.values(reviewing).flat(),
        waiting: Object.values(workOfQueue),
        parts: [
          {
            to: '/requests?queue=passwords',
            name: 'passwords',
            words: 'passwords.words',
            icon: 'key',
            needs: reviewing.passwords,
          },
          {
            to: '/requests?queue=cancellations',
            name: 'cancellations',
            words: 'cancellations.words',
            icon: 'rotate',
            needs: reviewing.cancellations,
          },
        ],
      },
      {
        to: '/approvals',
        name: 'approvals',
        words: 'approvals.words',
        icon: 'check',
        needs: seeingAnyApprovals,
        waiting: ['approvals'],
      },
      {
        to: '/grievances',
        name: 'grievances',
        words: 'grievances.words',
        icon: 'alert',
        needs: seeingGrievances,
        waiting: ['grievances'],
      },
    ],
  },
  {
    title: 'group.members',
    pages: [
      {
        to: '/network',
        name: 'members',
        words: 'members.words',
        icon: 'user',
        needs: seeingMembers,
        waiting: ['members'],
        holds: ['/members'],
      },
      { to: '/adduser', name: 'network', words: 'network.words', icon: 'network', needs: 'head' },
      {
        to: '/broadcast',
        name: 'announcements',
        words: 'announcements.words',
        icon: 'send',
        needs: ['broadcast', 'read'],
      },
    ],
  },
  {
    title: 'group.cotton',
    pages: [
      {
        to: '/orders',
        name: 'orders',
        words: 'orders.words',
        icon: 'cotton',
        needs: seeingOrders,
        waiting: ['cotton', 'returns'],
        holds: ['/cotton'],
      },
      { to: '/cotton-stock', name: 'stock', words: 'stock.words', icon: 'stack', needs: seeingStock },
    ],
  },
  {
    title: 'group.money',
    pages: [
      {
        to: '/payables',
        name: 'payouts',
        words: 'payouts.words',
        icon: 'rupee',
        needs: seeingPayouts,
        waiting: moneyWaiting,
      },
      { to: '/bank-files', name: 'bankFiles', words: 'bankFiles.words', icon: 'download', needs: seeingPayouts },
      {
        to: '/bank',
        name: 'bank',
        words: 'bank.words',
        icon: 'bank',
        needs: ['decide-plans', 'decide-cotton', 'bank-layouts'],
      },
      {
        to: '/tax',
        name: 'tds',
        words: 'tds.words',
        icon: 'receipt',
        needs: seeingTaxRegister,
      },
    ],
  },
  {
    title: 'group.insights',
    pages: [
      { to: '/desk', name: 'overview', words: 'overview.words', icon: 'levels', needs: 'everyone' },
      { to: '/reports', name: 'reports', words: 'reports.words', icon: 'document', needs: ['reports'] },
      { to: '/audit', name: 'audit', words: 'audit.words', icon: 'clock', needs: ['reports'] },
    ],
  },
  {
    title: null,
    isFoot: true,
    pages: [
      {
        to: '/settings',
        name: 'settings',
        words: 'settings.words',
        icon: 'settings',
        needs: settingsSections.flatMap(({ needs }) => needs),
        parts: settingsSections.map(({ section, name, words, icon, needs }) => ({
          to: `/settings?section=${section}`,
          name,
          words,
          icon,
          needs,
        })),
      },
    ],
  },
] as const satisfies readonly BackOfficeGroup[];

export function openGroups({
  isHead,
  may,
}: {
  isHead: boolean;
  may: (...needed: readonly Permission[]) => boolean;
}): readonly BackOfficeGroup[] {
  const isOpen = ({ needs }: Pick<BackOfficePage, 'needs'>) =>
    needs === 'everyone' || (needs === 'head' ? isHead : isHead || may(...needs));
  const own = queueNames.filter((name) => isOpen({ needs: reviewing[name] })).map((name) => workOfQueue[name]);
  return backOfficeGroups
    .map(({ pages, ...group }: BackOfficeGroup) => ({
      ...group,
      pages: pages.filter(isOpen).map((page) => ({
        ...page,
        ...(page.to === '/requests' && { waiting: own }),
        ...(page.parts && { parts: page.parts.filter(isOpen) }),
      })),
    }))
    .filter(({ pages }) => pages.length > 0);
}
