import type { BankFileView } from '@deepam/contracts';
import { Fragment } from 'react';
import { FactTiles } from '../../../components/ui/fact-tiles.js';
import { personName } from '../../../components/ui/person-name.js';
import { formatDateTime } from '../../../lib/format/date.js';
import { formatCount, formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { bankFileMessages } from '../bank-file-messages.js';
import { BankFileBadge } from './bank-file-columns.js';
import { TaxNote } from './tax-note.js';

const seldom = ['failed', 'returned', 'released', 'cancelled'] as const;

export function BankFileFacts({ bankFile }: { bankFile: BankFileView }) {
  const t = useText(bankFileMessages);
  const { state, total, tax, net = total, paid, counts, madeBy, submittedAt } = bankFile;
  const count = Object.values(counts).reduce((sum, one) => sum + one, 0);
  const texts = [
    t('counts', {
      approved: formatCount(counts.approved),
      submitted: formatCount(counts.submitted),
      paid: formatCount(counts.paid),
    }),
    ...seldom.flatMap((one) => (counts[one] === 0 ? [] : [t(`count.${one}`, { count: formatCount(counts[one]) })])),
  ];
  return (
    <>
      <FactTiles
        facts={[
          [t('state'), <BankFileBadge key="state" state={state} />],
          [t('transfers'), formatCount(count)],
          [
            t('total'),
            <Fragment key="total">
              {formatRupees(total)}
              <TaxNote tax={tax} net={net} />
            </Fragment>,
          ],
          [t('paid'), t('paidOf', { paid: formatRupees(paid), total: formatRupees(net) })],
        ]}
      />
      <p role="status">{texts.join(', ')}</p>
      <p>
        {t('createdBy', { name: madeBy === null ? t('unknown') : personName(madeBy) })}
        {submittedAt !== undefined && ` ${t('downloadedAt', { moment: formatDateTime(submittedAt) })}`}
      </p>
    </>
  );
}
