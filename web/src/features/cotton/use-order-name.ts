import type { CottonOrderView } from '@deepam/contracts';
import { personName } from '../../components/ui/person-name.js';
import { useText } from '../../lib/i18n/use-text.js';
import { cottonMessages } from './messages.js';

export function useOrderName() {
  const t = useText(cottonMessages);
  return ({ member, quantity }: Pick<CottonOrderView, 'member' | 'quantity'>): string =>
    `${personName(member.name)}, ${t('kg', { count: quantity })}`;
}
