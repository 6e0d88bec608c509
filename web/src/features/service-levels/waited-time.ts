import type { ServiceLevelView, ServiceLevelWait } from '@deepam/contracts';
import { counted } from '../../lib/i18n/counted.js';
import type { Translate } from '../../lib/i18n/messages.js';
import type { serviceLevelsMessages } from './messages.js';

type Say = Translate<(typeof serviceLevelsMessages)['english']>;

export const spanOf = (t: Say, unit: ServiceLevelView['unit'], count: number): string =>
  t(counted(unit, count), { count });

export function waitedTime(t: Say, unit: ServiceLevelView['unit'], { within, isMore }: ServiceLevelWait): string {
  if (isMore) return t(counted(unit === 'hours' ? 'moreHours' : 'moreDays', within), { count: within });
  return within === 0 ? t('sameDay') : spanOf(t, unit, within);
}
