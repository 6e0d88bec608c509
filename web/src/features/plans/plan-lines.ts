import { firstSchedule } from '@deepam/contracts';
import { kitLine, kitMessages } from '../../components/kit-messages.js';
import { useText } from '../../lib/i18n/use-text.js';
import type { PlanView } from './api/list-plans.js';
import { plansMessages } from './messages.js';

/** What comes with a plan, in the reader's language: the kit, and the levels it earns on. */
export function usePlanLines({ name, contents }: PlanView): string[] {
  const t = useText(plansMessages);
  const kit = useText(kitMessages);
  const levels = firstSchedule.levelsByPlan[name];
  const lines = contents.map((line) => kitLine(kit, line));
  return levels === 0 ? lines : [...lines, t('levels', { count: levels })];
}
