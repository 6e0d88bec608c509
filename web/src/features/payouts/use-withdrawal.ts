import type { PayoutAccount } from '@deepam/contracts';
import { useEffect, useRef } from 'react';
import { sentenceOf } from '../../lib/api/api-error.js';
import { currentToken } from '../../lib/auth/session.js';
import { memberOf } from '../../lib/auth/token-expiry.js';
import { formatRupees } from '../../lib/format/money.js';
import { textOf } from '../../lib/i18n/use-text.js';
import { showToast } from '../../lib/toast.js';
import type { Answer } from '../../lib/api/endpoint-types.js';
import { useCommissionRequest } from './api.js';
import { payoutMessages } from './messages.js';

type Requested = Pick<Answer<'commissionRequest'>['entry'], 'amount' | 'paidFrom'>;

export function askedSentence({ amount: rupees, paidFrom }: Requested, from: PayoutAccount): string {
  const t = textOf(payoutMessages);
  const amount = formatRupees(rupees);
  if (paidFrom === undefined) return from === 'earnings' ? t('withdrawn', { amount }) : t('requested');
  const { commission, earnings } = paidFrom;
  if (earnings === 0) return t('requested');
  if (commission === 0) return t('withdrawn', { amount });
  return t('withdrawnBoth', { amount, commission: formatRupees(commission), earnings: formatRupees(earnings) });
}

/**
 * Requests a payout; if the member leaves before the answer, a toast shows the result, but only to them.
 * @param onAsked gets the result text while its place is on the screen
 */
export function useWithdrawal(from: PayoutAccount, onAsked: (sentence: string) => void) {
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  const owner = useRef<string | null>(null);
  const member = () => memberOf(currentToken() ?? '');
  return useCommissionRequest(from, {
    onMutate: () => {
      owner.current = member();
    },
    onSuccess: ({ entry }) => {
      const sentence = askedSentence(entry, from);
      if (isThere.current) onAsked(sentence);
      else if (member() === owner.current) showToast(sentence, 'success');
    },
    onError: (error) => {
      if (!isThere.current && member() === owner.current) showToast(sentenceOf(error), 'failure');
    },
  });
}
