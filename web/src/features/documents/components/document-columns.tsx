import type { TaxDocumentView } from '@deepam/contracts';
import { Button } from '../../../components/button.js';
import type { Column } from '../../../components/columns.js';
import { DateText } from '../../../components/date-text.js';
import { MoneyText } from '../../../components/money-text.js';
import type { Translate } from '../../../lib/i18n/messages.js';
import type { documentMessages } from '../messages.js';

interface Saving {
  readonly busyWith: string | undefined;
  readonly onSave: (documentId: string) => void;
}

export const documentColumns = (
  t: Translate<(typeof documentMessages)['english']>,
  { busyWith, onSave }: Saving,
): Column<TaxDocumentView>[] => [
  { key: 'what', header: t('what'), lead: true, cell: ({ kind }) => t(`kind.${kind}`) },
  { key: 'number', header: t('number'), cell: ({ _id, number }) => <span id={`document-${_id}`}>{number}</span> },
  { key: 'date', header: t('date'), cell: ({ issuedAt }) => <DateText instant={issuedAt} /> },
  { key: 'amount', header: t('amount'), align: 'end', cell: ({ amount }) => <MoneyText rupees={amount} /> },
  {
    key: 'actions',
    header: t('actions'),
    cell: ({ _id }) => (
      <Button
        variant="secondary"
        size="small"
        needsConnection
        busy={busyWith === _id}
        aria-describedby={`document-${_id}`}
        onClick={() => onSave(_id)}
      >
        {t('download')}
      </Button>
    ),
  },
];
