import type { BankLayout, StatementPreview } from '@deepam/contracts';
import { FieldError } from '../../../components/ui/field.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { bankMessages } from '../messages.js';
import { LayoutFields } from './layout-fields.js';
import { LayoutSource } from './layout-source.js';
import { RawRows } from './preview-tables.js';

interface Props {
  preview: StatementPreview;
  failure: string | undefined;
  busy: boolean;
  onMap: (layout: BankLayout) => void;
}

/** The step of a file with unconfirmed columns. */
export function MapColumns({ preview, failure, busy, onMap }: Props) {
  const t = useText(bankMessages);
  const { headers, layout, totals, isTurned } = preview;
  return (
    <>
      <LayoutSource preview={preview} />
      {isTurned && <FieldError text={t('turned')} />}
      {layout !== null && totals.lines === 0 && <FieldError text={t('noLines')} />}
      <LayoutFields key={JSON.stringify(layout)} isStep headers={headers} layout={layout} busy={busy} onRead={onMap} />
      {failure !== undefined && <FieldError text={failure} />}
      <RawRows preview={preview} />
    </>
  );
}
