import { useText } from '../../lib/i18n/use-text.js';
import { useCommissionTerms } from '../../lib/network/commission-terms.js';
import { componentMessages } from '../../components/ui/messages.js';

export function TermsInForce() {
  const t = useText(componentMessages);
  const { data: terms, isError } = useCommissionTerms();
  if (isError && terms === undefined) return null;
  const { Bronze, Silver, Gold } = terms?.levelsByPlan ?? { Bronze: '…', Silver: '…', Gold: '…' };
  const first = terms === undefined ? '…' : `${terms.ratesBasisPoints[0]! / 100}%`;
  return <p>{t('termsInForce', { first, bronze: Bronze, silver: Silver, gold: Gold })}</p>;
}
