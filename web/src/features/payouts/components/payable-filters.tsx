import { payableRowStates } from '@deepam/contracts';
import { DaySpan } from '../../../components/ui/day-span.js';
import { ExportButton } from '../../../components/ui/export-button.js';
import { SearchField } from '../../../components/ui/search-field.js';
import { SelectField } from '../../../components/ui/text-field.js';
import { Toolbar } from '../../../components/ui/toolbar.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { memberCommissionsCsv } from '../api.js';
import { bankFileMessages } from '../bank-file-messages.js';
import { payoutMessages } from '../messages.js';
import { kindChoices, pageSizes, type usePayableChoice } from '../use-payable-choice.js';

const statusIn = (state: (typeof payableRowStates)[number]) =>
  state === 'requested' ? 'Requested' : state === 'rejected' ? 'Rejected' : 'Approved';

export function PayableFilters({ choice }: { choice: ReturnType<typeof usePayableChoice> }) {
  const t = useText(payoutMessages);
  const say = useText(bankFileMessages);
  const { may } = useDesk();
  const { search, state, kind, size, period } = choice;
  const { from, to } = choice.filters;
  return (
    <Toolbar>
      <SearchField label={t('search')} value={search} onSearch={choice.setSearch} />
      <SelectField
        label={t('show')}
        value={state}
        onChange={({ target }) => choice.setState(target.value as typeof state)}
      >
        {payableRowStates.map((one) => (
          <option key={one} value={one}>
            {t(`payable.${one}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('kind')}
        value={kind}
        onChange={({ target }) => choice.setKind(target.value as typeof kind)}
      >
        {kindChoices.map((one) => (
          <option key={one} value={one}>
            {t(`kind.${one}`)}
          </option>
        ))}
      </SelectField>
      <DaySpan period={period} onChange={choice.choosePeriod} />
      <SelectField
        label={say('pageSize')}
        value={size}
        onChange={({ target }) => choice.setSize(target.value as typeof size)}
      >
        {pageSizes.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
      {may('reports') && (
        <ExportButton
          name="payouts"
          what={t('panelTitle')}
          load={(format) => memberCommissionsCsv({ search, from, to, status: statusIn(state) }, format)}
        />
      )}
    </Toolbar>
  );
}
