import { reportKinds, type ReportKind, type ReportQuery } from '@deepam/contracts';
import { indianDay } from '../../lib/format/indian-day.js';
import { periodIn } from '../../lib/period.js';

export function queryIn(params: URLSearchParams, now: Date): ReportQuery {
  const today = indianDay(now);
  const { from, to } = periodIn(params);
  const by = reportKinds.find((kind): kind is ReportKind => kind === params.get('by')) ?? 'day';
  return { by, from: from || `${(to || today).slice(0, 7)}-01`, to: to || today };
}
