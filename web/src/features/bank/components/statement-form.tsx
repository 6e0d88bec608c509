import { type BankLayout, importBankStatement, type StatementPreview } from '@deepam/contracts';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { FieldError } from '../../../components/ui/field.js';
import { TextField } from '../../../components/ui/text-field.js';
import { useFormKit } from '../../../components/ui/use-form-kit.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { bankMessages } from '../messages.js';
import styles from './bank.module.css';
import { LayoutFields } from './layout-fields.js';
import { LayoutSource } from './layout-source.js';
import { RawRows, ReadLines } from './preview-tables.js';
import { WarningNotice } from '../../../components/ui/warning-notice.js';
import { formatCount } from '../../../lib/format/money.js';
import { ScrolledList } from './money-list.js';

interface BrokenLinesProps {
  preview: StatementPreview;
  isRead: boolean;
  onRead: (isRead: boolean) => void;
}

/** Lines are only left out, or imported next to a possible gap, after the clerk has seen them and confirmed it. */
function BrokenLines({ preview: { broken, brokenCount, gapCount = 0 }, isRead, onRead }: BrokenLinesProps) {
  const t = useText(bankMessages);
  const unreadable = brokenCount - gapCount;
  const notice = (title: string, lead: string, some: StatementPreview['broken']) => (
    <WarningNotice title={title} lead={lead}>
      <ScrolledList label={title}>
        {some.map(({ line, reason }) => (
          <li key={line}>{t('brokenLine', { line: String(line), reason: t(`broken.${reason}`) })}</li>
        ))}
      </ScrolledList>
    </WarningNotice>
  );
  return (
    <>
      {unreadable > 0 &&
        notice(
          t('brokenTitle', { count: formatCount(unreadable) }),
          t('brokenLead'),
          broken.filter(({ reason }) => reason !== 'gap'),
        )}
      {gapCount > 0 &&
        notice(
          t('gapTitle', { count: formatCount(gapCount) }),
          t('gapLead'),
          broken.filter(({ reason }) => reason === 'gap'),
        )}
      <label className={styles.check}>
        <input type="checkbox" checked={isRead} onChange={({ target }) => onRead(target.checked)} />
        {t(unreadable > 0 ? 'leaveOut' : 'takeInAll')}
      </label>
    </>
  );
}

export interface Taken {
  account: string;
  layout: BankLayout | null;
  allowBroken: boolean;
}

interface Props {
  preview: StatementPreview;
  failure: string | undefined;
  onColumns: (layout: BankLayout) => void;
  busy: boolean;
  onTake: (taken: Taken) => void;
}

const schema = importBankStatement.body!.pick({ account: true });

export function StatementForm({ preview, failure, onColumns, busy, onTake }: Props) {
  const t = useText(bankMessages);
  const { layout, source, accounts, brokenCount } = preview;
  const { may } = useDesk();
  const isConfirmed = source === 'confirmed';
  const mayConfirm = isConfirmed || may('bank-layouts');
  // The confirmation belongs to these broken lines: other columns have others.
  const [readOf, setReadOf] = useState<StatementPreview | null>(null);
  const isRead = readOf === preview;
  const canTake = (brokenCount === 0 || isRead) && mayConfirm;
  const { form, field } = useFormKit({
    schema,
    blank: { account: accounts[0] ?? '' },
    sentences: { account: t('accountNeeded') },
    onValid: ({ account }) => onTake({ account, layout, allowBroken: isRead }),
  });
  return (
    <form className={styles.panel} {...form}>
      <LayoutSource preview={preview} />
      <details className={styles.mapping}>
        <summary>{t('columns')}</summary>
        <div className={styles.panel}>
          <LayoutFields
            key={JSON.stringify(layout)}
            headers={preview.headers}
            layout={layout}
            busy={busy}
            onRead={onColumns}
          />
          <RawRows preview={preview} />
        </div>
      </details>
      {failure !== undefined && <FieldError text={failure} />}
      <ReadLines preview={preview} />
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
