import { formatDateTime } from '../lib/format/date.js';
import { useText } from '../lib/i18n/use-text.js';
import { decisionMessages } from './decision-messages.js';

interface Decision {
  readonly at: string;
  /** A name, which only the head is told: for others it is the company. */
  readonly by?: string | null | undefined;
}

/** "3 May 2026, 4:10 pm, by the company", after what was decided where it is given. */
export function DecisionText({ at, by, what }: Decision & { what?: string | undefined }) {
  const t = useText(decisionMessages);
  const moment = { date: formatDateTime(at), name: by ?? t('company') };
  return <time dateTime={at}>{what === undefined ? t('moment', moment) : t('named', { ...moment, what })}</time>;
}

/** What was asked for, and when: nobody decided it. */
export function AskedText({ at, what }: { at: string; what: string }) {
  const t = useText(decisionMessages);
  return <time dateTime={at}>{t('asked', { what, date: formatDateTime(at) })}</time>;
}

/** Beside a moment that stands elsewhere. */
export function DecidedBy({ by }: Pick<Decision, 'by'>) {
  const t = useText(decisionMessages);
  return t('by', { name: by ?? t('company') });
}
