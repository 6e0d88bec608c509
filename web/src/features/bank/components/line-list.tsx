import type { BankLineView } from '@deepam/contracts';
import { useState } from 'react';
import { EmptyState } from '../../../components/ui/states.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { showToast } from '../../../lib/toast.js';
import { useKeysetPages } from '../../../lib/use-keyset-pages.js';
import { useBankLines, useDismissReversal, useMatchBankLine, useReleaseBankLine } from '../api.js';
import { queryOf, type LineFilters } from '../line-filters.js';
import { bankMessages } from '../messages.js';
import { ChooseDialog } from './choose-dialog.js';
import { type MatchedPayment, type Actions, Payments } from './line-payments.js';
import { MoneyList, pageSize } from './money-list.js';
import { ConfirmSending } from '../../../shared/decisions/confirm-sending.js';
import { personName } from '../../../components/ui/person-name.js';
import { formatRupees } from '../../../lib/format/money.js';
import { MoneyStateBadge } from '../../../shared/bank/bank-money.js';
import type { Column } from '../../../components/ui/columns.js';
import { Narration } from '../../../components/ui/narration.js';
import { formatDay } from '../../../lib/format/date.js';
import type { Translate } from '../../../lib/i18n/messages.js';
import styles from './bank.module.css';
import { DetailList } from '../../../components/ui/detail-list.js';

interface DismissDialogProps {
  line: BankLineView;
  busy: boolean;
  onDismiss: () => void;
  onClose: () => void;
}

/** The credit is named, so that the clerk does not dismiss another one. */
function DismissDialog({ line, busy, onDismiss, onClose }: DismissDialogProps) {
  const t = useText(bankMessages);
  const { amount, date, reversedOn = date, bankNumbers = [], reference, narration, state, payments } = line;
  const number = bankNumbers[0] ?? reference;
  const payer = state === 'matched' ? payments[0] : undefined;
  return (
    <ConfirmSending
      title={t('dismissReversal')}
      confirmLabel={t('dismissReversal')}
      busy={busy}
      onConfirm={onDismiss}
      onCancel={onClose}
    >
      <DetailList
        rows={[
          [t('column.amount'), formatRupees(amount)],
          [t('column.date'), formatDay(date)],
          [t('bankNumber'), number === '' ? t('noUtr') : number],
          [t('column.narration'), <Narration key="narration" text={narration} />],
          ...(payer === undefined ? [] : [[t('name'), personName(payer.name)] as const]),
        ]}
      />
      <p>{t('dismissLead', { date: formatDay(reversedOn) })}</p>
    </ConfirmSending>
  );
}

type Text = Translate<(typeof bankMessages)['english']>;

const lineColumns = (t: Text, actions: Actions): Column<BankLineView>[] => [
  { key: 'date', header: t('column.date'), isLead: true, cell: ({ date }) => formatDay(date) },
  {
    key: 'amount',
    header: t('column.amount'),
    align: 'end',
    isLead: true,
    cell: ({ amount }) => <strong>{formatRupees(amount)}</strong>,
  },
  { key: 'state', header: t('status'), cell: (line) => <State line={line} /> },
  {
    key: 'narration',
    header: t('column.narration'),
    cell: ({ narration, reference, account }) => (
      <div className={styles.payment}>
        <span>
          <Narration text={narration} />
        </span>
        {reference !== '' && <span className={styles.soft}>{reference}</span>}
        <span className={styles.soft}>{account}</span>
      </div>
    ),
  },
  { key: 'whose', header: t('whose'), isKept: true, cell: (line) => <Payments line={line} actions={actions} /> },
];

/** A reversed credit pays for nothing, even if it was matched before. */
function State({ line: { state, reversedOn, returnOf } }: { line: BankLineView }) {
  if (reversedOn === undefined || returnOf !== undefined) return <MoneyStateBadge state={state} />;
  return (
    <div className={styles.payment}>
      <MoneyStateBadge state="reversed" />
      {state === 'matched' && <MoneyStateBadge state={state} />}
    </div>
  );
}

interface Pair {
  readonly line: BankLineView;
  readonly payment: MatchedPayment;
}

export function LineList({ filters }: { filters: LineFilters }) {
  const t = useText(bankMessages);
  const query = queryOf(filters);
  const pages = useKeysetPages(JSON.stringify(query));
  const lines = useBankLines({ ...query, limit: pageSize, cursor: pages.cursor });
  const [choosing, setChoosing] = useState<BankLineView | null>(null);
  const [differing, setDiffering] = useState<Pair | null>(null);
  const [dismissing, setDismissing] = useState<BankLineView | null>(null);
  const match = useMatchBankLine();
  const release = useReleaseBankLine();
  const dismissReversal = useDismissReversal();
  const onError = (error: Error) => showToast(t('failed', { error: sentenceOf(error) }), 'failure');
  const closeMatch = () => {
    setChoosing(null);
    setDiffering(null);
  };
  const sendMatch = ({ line, payment }: Pair) =>
    match.mutate(
      { id: line._id, expectedId: payment._id },
      {
        onError,
        onAwaits: closeMatch,
        onSuccess: () => {
          showToast(t('matched', { name: payment.name }), 'success');
          closeMatch();
        },
      },
    );
  const onMatch = (line: BankLineView, payment: MatchedPayment) =>
    line.amount === payment.amount ? sendMatch({ line, payment }) : setDiffering({ line, payment });
  const dismiss = ({ _id: id }: BankLineView) =>
    dismissReversal.mutate(
      { id },
      {
        onError,
        onAwaits: () => setDismissing(null),
        onSuccess: () => {
          showToast(t('dismissed'), 'success');
          setDismissing(null);
        },
      },
    );
  const columns = lineColumns(t, {
    onMatch,
    onChoose: setChoosing,
    onDismissReversal: setDismissing,
    onRelease: ({ _id: id }) =>
      release.mutate({ id }, { onError, onSuccess: () => showToast(t('released'), 'success') }),
  });
  return (
    <>
      <MoneyList
        caption={t('linesTitle')}
        list={lines}
        pages={pages}
        columns={columns}
        empty={
          <EmptyState title={t('empty')} icon="rupee">
            <p>{t('emptyHint')}</p>
          </EmptyState>
        }
      />
      {choosing !== null && (
        <ChooseDialog
          line={choosing}
          busy={match.isPending}
          onChoose={(payment) => onMatch(choosing, payment)}
          onClose={() => setChoosing(null)}
        />
      )}
      {differing !== null && (
        <OtherAmountDialog
          {...differing}
          busy={match.isPending}
          onMatch={() => sendMatch(differing)}
          onClose={() => setDiffering(null)}
        />
      )}
      {dismissing !== null && (
        <DismissDialog
          line={dismissing}
          busy={dismissReversal.isPending}
          onDismiss={() => dismiss(dismissing)}
          onClose={() => setDismissing(null)}
        />
      )}
    </>
  );
}

interface Props {
  line: BankLineView;
  payment: MatchedPayment;
  busy: boolean;
  onMatch: () => void;
  onClose: () => void;
}

/** The server accepts the match of any amount, so the clerk confirms the difference. */
function OtherAmountDialog({ line, payment, busy, onMatch, onClose }: Props) {
  const t = useText(bankMessages);
  return (
    <ConfirmSending
      title={t('otherAmountTitle')}
      confirmLabel={t('otherAmountConfirm')}
      tone="danger"
      busy={busy}
      onConfirm={onMatch}
      onCancel={onClose}
    >
      <p>
        <strong>
          {t('otherAmount', { credit: formatRupees(line.amount), request: formatRupees(payment.amount) })}
        </strong>
      </p>
      {payment.status === 'approved' && <p>{t('otherAmountApproved')}</p>}
      <p>{t('otherAmountOf', { name: personName(payment.name) })}</p>
    </ConfirmSending>
  );
}
