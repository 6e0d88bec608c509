import type { BankDetailsView } from '@deepam/contracts';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/ui/button.js';
import { DetailList } from '../../../components/ui/detail-list.js';
import { FieldError } from '../../../components/ui/field.js';
import { CopiedValue, NumbersBox } from '../../../shared/numbers/numbers-box.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { usePayableBankDetails } from '../api.js';
import { payoutMessages } from '../messages.js';

export function BankDetails({ payableId, title }: { payableId: string; title: string }) {
  const t = useText(payoutMessages);
  const { may } = useDesk();
  const reveal = usePayableBankDetails();
  const clear = reveal.data;
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (clear !== undefined && document.activeElement === document.body) shown.current!.focus();
  }, [clear]);
  const noValue = clear === undefined ? t('bankMasked') : '–';
  return (
    <NumbersBox title={title}>
      <div ref={shown} tabIndex={-1}>
        {clear && clear.bankAccountNo === null && clear.ifscCode === null ? (
          <p>{t('bankNone', { name: clear.name })}</p>
        ) : (
          <DetailList
            rows={rowsOf(clear).map(([label, value]) => [
              t(label),
              value === null ? noValue : <CopiedValue key={label} value={value} what={t(label)} />,
            ])}
          />
        )}
      </div>
      {clear === undefined && may('reveal-numbers') && (
        <Button variant="secondary" size="small" busy={reveal.isPending} onClick={() => reveal.mutate(payableId)}>
          {t('showBank')}
        </Button>
      )}
      {reveal.isError && <FieldError text={t('bankFailed', { error: sentenceOf(reveal.error) })} />}
    </NumbersBox>
  );
}

const rowsOf = (clear: BankDetailsView | undefined) =>
  [
    ['bankHolder', clear?.bankHolder ?? clear?.name ?? null],
    ['bankAccount', clear?.bankAccountNo ?? null],
    ['bankIfsc', clear?.ifscCode ?? null],
  ] as const;
