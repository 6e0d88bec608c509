import { Button } from '../../../components/ui/button.js';
import { Icon } from '../../../components/ui/icon.js';
import { Panel } from '../../../components/ui/panel.js';
import { ErrorState, LoadingState } from '../../../components/ui/states.js';
import { SelectField } from '../../../components/ui/text-field.js';
import { Toolbar } from '../../../components/ui/toolbar.js';
import { useMomentOfPrinting } from '../../../components/ui/use-moment-of-printing.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useAddressValues } from '../../../lib/use-address-values.js';
import { useCottonPassbook } from '../api.js';
import { passbookMessages } from '../passbook-messages.js';
import { PrintedPassbook } from './printed-passbook.js';
import { YearOfCotton } from './year-of-cotton.js';

export function Passbook() {
  const t = useText(passbookMessages);
  const [params, change] = useAddressValues();
  const book = useCottonPassbook(params.get('year') ?? undefined);
  const printedAt = useMomentOfPrinting();
  return (
    <Panel id="passbook" title={t('title')} lead={t('lead')}>
      {book.data === undefined ? (
        book.isError ? (
          <ErrorState error={book.error} onRetry={() => void book.refetch()} />
        ) : (
          <LoadingState />
        )
      ) : (
        <>
          <Toolbar>
            <SelectField
              label={t('year')}
              value={book.data.year}
              onChange={({ target }) => change({ year: target.value })}
            >
              {book.data.years.map((year) => (
                <option key={year}>{year}</option>
              ))}
            </SelectField>
            <Button variant="secondary" onClick={() => window.print()}>
              <Icon name="print" size={18} />
              {t('print')}
            </Button>
          </Toolbar>
          <YearOfCotton book={book.data} />
          {printedAt !== null && <PrintedPassbook book={book.data} at={printedAt} />}
        </>
      )}
    </Panel>
  );
}
