import { type BankLayout, importBankStatement, type StatementPreview } from '@deepam/contracts';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { FieldError } from '../../../components/ui/field.js';
import { TextField } from '../../../components/ui/text-field.js';
import { useFormKit } from '../../../components/ui/use-form-kit.js';
import { formatDate } from '../../../lib/format/date.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { bankMessages } from '../messages.js';
import styles from './bank.module.css';
import { BrokenLines } from './broken-lines.js';
import { LayoutFields } from './layout-fields.js';
import { PreviewTables } from './preview-tables.js';

export interface Taken {
  account: string;
  layout: BankLayout | null;
  allowBroken: boolean;
}

interface Props {
  fileName: string;
  preview: StatementPreview;
  failure: string | undefined;
  onColumns: (layout: BankLayout) => void;
  busy: boolean;
  onTake: (taken: Taken) => void;
}

const schema = importBankStatement.body!.pick({ account: true });

export function StatementForm({ fileName, preview, failure, onColumns, busy, onTake }: Props) {
  const t = useText(bankMessages);
  const { layout, source, confirmed, bank, accounts, brokenCount, isTurned, totals } = preview;
  const { may } = useDesk();
  const isConfirmed = source === 'confirmed';
  const mayConfirm = isConfirmed || may('bank-layouts');
  // The confirmation belongs to these broken lines: other columns have others.
  const [readOf, setReadOf] = useState<StatementPreview | null>(null);
  const isRead = readOf === preview;
  const canTake = totals.lines > 0 && (brokenCount === 0 || isRead) && !isTurned && mayConfirm;
  const { form, field } = useFormKit({
    schema,
    blank: { account: accounts[0] ?? '' },
    sentences: { account: t('accountNeeded') },
    onValid: ({ account }) => onTake({ account, layout, allowBroken: isRead }),
  });
  const sources = {
    confirmed: () =>
      t('sourceConfirmed', { name: confirmed?.by ?? t('company'), date: confirmed ? formatDate(confirmed.at) : '' }),
    chosen: () => t('sourceChosen'),
    template: () => t('sourceTemplate', { bank: bank ?? '' }),
    guessed: () => t('sourceGuessed'),
    unknown: () => t('sourceUnknown'),
  };
  return (
    <form className={styles.panel} {...form}>
      <p>
        <strong className={styles.narration}>{fileName}</strong>
      </p>
      <p>{sources[source]()}</p>
      <LayoutFields key={JSON.stringify(layout)} headers={preview.headers} layout={layout} onRead={onColumns} />
      {failure !== undefined && <FieldError text={failure} />}
      <PreviewTables preview={preview} />
      {isTurned && <FieldError text={t('turned')} />}
      {brokenCount > 0 && (
        <BrokenLines preview={preview} isRead={isRead} onRead={(read) => setReadOf(read ? preview : null)} />
      )}
      <TextField
        {...field('account')}
        label={t('account')}
        hint={t('accountHint')}
        maxLength={40}
        list="bank-accounts"
        autoComplete="off"
        required
      />
      <datalist id="bank-accounts">
        {accounts.map((known) => (
          <option key={known} value={known} />
        ))}
      </datalist>
      {!mayConfirm && <p>{t('confirmedByOthers')}</p>}
      <div>
        <Button type="submit" busy={busy} disabled={!canTake}>
          {isConfirmed ? t('takeIn') : t('confirmAndTakeIn')}
        </Button>
      </div>
    </form>
  );
}
