import { formatKilograms } from '../../../lib/format/weight.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { cottonStockMessages } from '../messages.js';

export function useWeight(): (kilograms: number) => string {
  const t = useText(cottonStockMessages);
  return (kilograms) => t('kg', { count: formatKilograms(kilograms) });
}
