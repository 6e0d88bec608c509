import type { IconName } from '../../components/ui/icon.js';
import { personName } from '../../components/ui/person-name.js';
import { formatDate, formatDay } from '../../lib/format/date.js';
import { formatRupees } from '../../lib/format/money.js';
import { useText } from '../../lib/i18n/use-text.js';
import { recentChoices } from '../../lib/recent-choices.js';
import { paletteMessages } from './messages.js';
import { useFound } from './use-found.js';
import { minTyped } from './what-is-typed.js';

export interface Choice {
  readonly to: string;
  readonly icon: IconName;
  readonly text: string;
  readonly about?: string | undefined;
  readonly words?: string;
}

export interface Group {
  readonly title: string;
  readonly choices: readonly Choice[];
}

interface Source {
  readonly who: string;
  readonly screens: readonly Choice[];
}

export function useGroups(typed: string, text: string, { who, screens }: Source) {
  const t = useText(paletteMessages);
  const { members, orders, payouts, payments, lines, grievances, ...state } = useFound(text);
  const sought = typed.trim().toLocaleLowerCase();
  const named: readonly Group[] = [
    { title: t('screens'), choices: screens.filter(isSought(sought)) },
    {
      title: t('members'),
      choices: members.map(({ _id, name, referralCode, mobile }) => ({
        to: `/members/${_id}`,
        icon: 'user',
        text: personName(name),
        about: `${referralCode} · ${mobile}`,
      })),
    },
    {
      title: t('orders'),
      choices: orders.map(({ _id, member, quantity: kg, requestDate }) => ({
        to: `/orders?order=${_id}`,
        icon: 'cotton',
        text: t('order', { name: personName(member.name), kg }),
        about: formatDate(requestDate),
      })),
    },
    {
      title: t('payouts'),
      choices: payouts.map(({ _id, kind, member, amount, date }) => ({
        to: `/payables?payable=${_id}`,
        icon: 'rupee',
        text: t(`payable.${kind}`, { name: personName(member.name), amount: formatRupees(amount) }),
        about: formatDate(date),
      })),
    },
    {
      title: t('payments'),
      choices: [
        ...payments.map(({ userId, name, utr }): Choice => ({
          to: `/members/${userId}`,
          icon: 'user',
          text: t('sentBy', { name: personName(name) }),
          about: utr,
        })),
        ...lines.map(({ amount, date, reference }): Choice => ({
          to: `/bank?q=${encodeURIComponent(reference)}#lines`,
          icon: 'rupee',
          text: t('bankLine', { amount: formatRupees(amount), date: formatDay(date) }),
          about: reference,
        })),
      ],
    },
    {
      title: t('grievances'),
      choices: grievances.map(({ ticket, name }) => ({
        to: `/grievances?ticket=${ticket}`,
        icon: 'alert',
        text: ticket,
        about: name === null ? undefined : personName(name),
      })),
    },
  ];
  const lately: readonly Group[] = [
    { title: t('recent'), choices: recentChoices(who).map((choice) => ({ ...choice, icon: 'clock' })) },
    { title: t('screens'), choices: screens },
  ];
  const groups = (sought === '' ? lately : named).filter(({ choices }) => choices.length > 0);
  return { groups, isShort: sought.length < minTyped, ...state };
}

const isSought =
  (sought: string) =>
  ({ text, words = '' }: Choice): boolean => {
    const all = `${text} ${words}`.toLocaleLowerCase();
    return sought.split(/\s+/).every((word) => all.includes(word));
  };
