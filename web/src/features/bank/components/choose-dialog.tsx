import type { BankLineView, LineChoice } from '@deepam/contracts';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { Narration } from '../../../components/ui/narration.js';
import { SearchField } from '../../../components/ui/search-field.js';
import { EmptyState, ErrorState, LoadingState } from '../../../components/ui/states.js';
import { formatDay } from '../../../lib/format/date.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useBankLineChoices } from '../api.js';
import { bankMessages } from '../messages.js';
import styles from './bank.module.css';
import { LineChoices } from './line-choices.js';

interface Props {
  line: BankLineView;
  busy: boolean;
  onChoose: (choice: LineChoice) => void;
  onClose: () => void;
}

export function ChooseDialog({ line, busy, onChoose, onClose }: Props) {
  const t = useText(bankMessages);
  const [q, setQ] = useState('');
  const choices = useBankLineChoices(line._id, q);
  const { data } = choices;
  return (
    <Dialog
      open
      size="wide"
      title={t('choose')}
      onClose={onClose}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <div className={styles.panel}>
        <p>{t('chooseLead', { amount: formatRupees(line.amount), date: formatDay(line.date) })}</p>
        <p className={styles.narration}>
          <Narration text={line.narration} />
        </p>
        <SearchField label={t('chooseSearch')} placeholder={t('chooseHint')} value={q} onSearch={setQ} />
        {data === undefined ? (
          choices.isError ? (
            <ErrorState error={choices.error} onRetry={() => void choices.refetch()} />
          ) : (
            <LoadingState neverKept />
          )
        ) : data.length === 0 ? (
          <EmptyState title={t(q === '' ? 'chooseNone' : 'chooseEmpty')} icon="rupee">
            <p>{t('chooseEmptyHint')}</p>
          </EmptyState>
        ) : (
          <LineChoices choices={data} busy={busy} onChoose={onChoose} />
        )}
      </div>
    </Dialog>
  );
}
