import { useQuery } from '@tanstack/react-query';
import { useText } from '../../lib/i18n/use-text.js';
import { componentMessages } from '../../components/ui/messages.js';
import { callApi } from '../../lib/api-client.js';
import { keyOf } from '../../lib/api/endpoint-query.js';

/** Prerendered pages omit the terms, because they may be outdated. */
const useCommissionTerms = () =>
  useQuery({
    queryKey: keyOf('commissionTerms'),
    queryFn: ({ signal }) => callApi('commissionTerms', { signal }),
    staleTime: 60_000,
  });

export function TermsInForce() {
  const t = useText(componentMessages);
  const { data: terms, isError } = useCommissionTerms();
  if (isError && terms === undefined) return null;
  const { Bronze, Silver, Gold } = terms?.levelsByPlan ?? { Bronze: '…', Silver: '…', Gold: '…' };
  const first = terms === undefined ? '…' : `${terms.ratesBasisPoints[0]! / 100}%`;
  return <p>{t('termsInForce', { first, bronze: Bronze, silver: Silver, gold: Gold })}</p>;
}
