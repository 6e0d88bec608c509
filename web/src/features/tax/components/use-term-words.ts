import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { taxMessages } from '../messages.js';
import { percentText, type TaxTermsSent, type TermName } from '../tax-draft.js';

type Terms = Pick<TaxTermsSent, TermName>;

export function useTermWords() {
  const t = useText(taxMessages);
  const names = {
    isOn: t('deducts'),
    rateBasisPoints: t('rate'),
    panlessBasisPoints: t('panlessRate'),
    threshold: t('threshold'),
    mode: t('mode'),
  } satisfies Record<TermName, string>;
  return {
    nameOf: (name: TermName): string => names[name],
    valueOf: (name: TermName, terms: Terms): string => {
      switch (name) {
        case 'isOn':
          return t(terms.isOn ? 'on' : 'off');
        case 'rateBasisPoints':
        case 'panlessBasisPoints':
          return t('percentOf', { rate: percentText(terms[name]) });
        case 'threshold':
          return formatRupees(terms.threshold);
        case 'mode':
          return t(`mode.${terms.mode}`);
      }
    },
  };
}
