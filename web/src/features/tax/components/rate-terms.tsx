import type { TaxRatesView } from '@deepam/contracts';
import { FactTiles } from '../../../components/ui/fact-tiles.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { taxMessages } from '../messages.js';
import { termNames } from '../tax-draft.js';
import { useTermWords } from './use-term-words.js';

export function RateTerms({ of }: { of: TaxRatesView }) {
  const t = useText(taxMessages);
  const words = useTermWords();
  const [, ...shown] = termNames;
  return <FactTiles label={t('rates')} facts={shown.map((name) => [words.nameOf(name), words.valueOf(name, of)])} />;
}
