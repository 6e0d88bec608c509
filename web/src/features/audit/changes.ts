import { auditFields, auditKinds, type AuditField, type AuditView } from '@deepam/contracts';
import { formatDateTime } from '../../lib/format/date.js';
import { formatRupees } from '../../lib/format/money.js';
import type { Translate } from '../../lib/i18n/messages.js';
import type { auditMessages } from './messages.js';

type State = AuditView['before'];
type Value = NonNullable<State>[string] | undefined;
type Say = Translate<(typeof auditMessages)['english']>;

const hidden = 'XXXX';
const words = [
  'Approved',
  'Rejected',
  'Delivered',
  'Requested',
  'received',
  'waived',
  'commission',
  'earnings',
  'upline',
  'sponsor',
  'company',
  'off',
  'warn',
  'refuse',
  'password',
  'password and code',
  'passkey',
  'again',
  'after-file',
] as const;

export function changesOf(before: State, after: State, t: Say): [name: string, text: string][] {
  const isSame = (field: AuditField) => before?.[field] === after?.[field] && after?.[field] !== hidden;
  const tells = (field: AuditField) => (after?.[field] ?? before?.[field] ?? null) !== null && !isSame(field);
  return auditFields
    .filter(tells)
    .map((field) => [t(`field.${field}`), changeOf(field, before?.[field], after?.[field], t)]);
}

function changeOf(field: AuditField, before: Value, after: Value, t: Say): string {
  if (before === hidden || after === hidden) {
    if (after == null) return t('removed');
    return t(before == null ? 'given' : 'set');
  }
  const now = textOf(field, after, t);
  return before === undefined ? now : t('change', { before: textOf(field, before, t), after: now });
}

function textOf(field: AuditField, value: Value, t: Say): string {
  if (value == null) return '–';
  if (typeof value === 'boolean') return t(value ? 'value.yes' : 'value.no');
  if (typeof value === 'number') return field === 'amount' ? formatRupees(value) : String(value);
  if (field === 'validUntil') return formatDateTime(value);
  if (field === 'action') return actionOf(value, t);
  const word = words.find((one) => one === value);
  return word === undefined ? value : t(`value.${word}`);
}

function actionOf(value: string, t: Say): string {
  const kind = auditKinds.find((one) => one === value);
  return kind === undefined ? value : t(`kind.${kind}`);
}
