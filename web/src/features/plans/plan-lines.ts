import { kitLine, kitMessages } from '../../shared/plans/kit-messages.js';
import { useText } from '../../lib/i18n/use-text.js';
import type { PlanView } from './api.js';

export function usePlanLines({ contents }: PlanView): string[] {
  const kit = useText(kitMessages);
  return contents.map((line) => kitLine(kit, line));
}
