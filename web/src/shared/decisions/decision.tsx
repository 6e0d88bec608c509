import { formatDateTime } from '../../lib/format/date.js';
import { useText } from '../../lib/i18n/use-text.js';
import { decisionMessages } from './decision-messages.js';

interface Decision {
  readonly at: string;
  readonly by?: string | null | undefined;
}

export function DecisionText({ at, by, what }: Decision & { what?: string | undefined }) {
  const t = useText(decisionMessages);
  const moment = { date: formatDateTime(at), name: by ?? t('company') };
  return <time dateTime={at}>{what === undefined ? t('moment', moment) : t('named', { ...moment, what })}</time>;
}

export function AskedText({ at, what }: { at: string; what: string }) {
  const t = useText(decisionMessages);
  return <time dateTime={at}>{t('asked', { what, date: formatDateTime(at) })}</time>;
}

export function DecidedBy({ by }: Pick<Decision, 'by'>) {
  const t = useText(decisionMessages);
  return t('by', { name: by ?? t('company') });
}
