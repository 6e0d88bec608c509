import {
  permissions,
  toRupees,
  type ApproverReason,
  type ApprovalView,
  type EarlierTransferFact,
  type OneAccountRule,
  type Permission,
} from '@deepam/contracts';
import { formatDateTime, formatDay } from '../../lib/format/date.js';
import { formatRupees } from '../../lib/format/money.js';
import type { Translate } from '../../lib/i18n/messages.js';
import type { approvalRequestMessages } from '../../lib/approval/messages.js';

type Say = Translate<(typeof approvalRequestMessages)['english']>;

const percent = (basisPoints: string): string => `${Number(basisPoints) / 100}%`;

export function changeRows(
  changes: ApprovalView['changes'],
  t: Say,
  permissionName: (permission: Permission) => string,
): [name: string, change: string][] {
  return changes.map(({ field, before, after }) => {
    const { name, say, isFact } = fieldOf(field, t, permissionName);
    return [
      name,
      isFact === true ? say(after) : t('change', { before: before === null ? '–' : say(before), after: say(after) }),
    ];
  });
}

function fieldOf(
  field: string,
  t: Say,
  permissionName: (permission: Permission) => string,
): {
  name: string;
  say: (value: string) => string;
  /** The fact is stated with the request, which does not change it. */ isFact?: true;
} {
  const [, kind, of = ''] = /^(level|plan)-(.+)$/.exec(field) ?? [];
  if (kind === 'level') return { name: t('level', { level: of }), say: percent };
  if (kind === 'plan') return { name: t('levelsOf', { plan: of }), say: String };
  switch (field) {
    case 'isOn':
      return { name: t('tax.isOn'), say: (value) => t(value === 'true' ? 'yes' : 'no') };
    case 'rateBasisPoints':
    case 'panlessBasisPoints':
      return { name: t(`tax.${field}`), say: percent };
    case 'thresholdPaise':
      return { name: t('tax.thresholdPaise'), say: (value) => formatRupees(toRupees(Number(value))) };
    case 'mode':
      return { name: t('tax.mode'), say: (value) => t(value === 'whole-year' ? 'mode.whole-year' : 'mode.only-above') };
    case 'oneAccountRule':
      return { name: t('oneAccountRule'), say: (value) => t(`rule.${value as OneAccountRule}`) };
    case 'date':
    case 'narration':
    case 'reference':
    case 'debit':
    case 'credit':
    case 'amount':
    case 'mark':
    case 'balance':
    case 'balanceMark':
    case 'dateStyle':
      return { name: t(`column.${field}`), say: String };
    case 'mobile':
      return { name: t('mobile'), say: String };
    case 'role':
      return { name: t('staffRole'), say: String };
    case 'permissions':
      return { name: t('includes'), say: (value) => permissionsIn(value).map(permissionName).join(', ') };
    case 'bankNumber':
    case 'challan':
    case 'debitAccount':
      return { name: t(field), say: String, isFact: true };
    case 'priceOwed':
      return {
        name: t(field),
        say: (value) => t(value === 'true' ? 'priceOwed.true' : 'priceOwed.false'),
        isFact: true,
      };
    case 'planCredit':
      return { name: t(field), say: () => t('planCredit.none'), isFact: true };
    case 'planCreditReversedOn':
      return { name: t('planCredit'), say: (day) => t('planCredit.reversed', { day: formatDay(day) }), isFact: true };
    case 'approverReason':
      return { name: t(field), say: (value) => t(`because.${value as ApproverReason}`), isFact: true };
    case 'earlierTransfer':
      return { name: t(field), say: (value) => t(`earlier.${value as EarlierTransferFact}`), isFact: true };
    case 'downloadedBefore':
      return {
        name: t(field),
        say: (value) => t('downloadedBeforeOn', { moment: formatDateTime(value) }),
        isFact: true,
      };
    case 'debitDay':
      return { name: t(field), say: formatDay, isFact: true };
    case 'paidOn':
      return { name: t('paidOn'), say: formatDay, isFact: true };
    case 'startsOn':
      return { name: t('tax.startsOn'), say: formatDay };
    default:
      return { name: field, say: String };
  }
}

const permissionsIn = (text: string): Permission[] => permissions.filter((one) => text.split(', ').includes(one));
