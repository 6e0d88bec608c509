import { DaySpan } from '../../../components/day-span.js';
import { ExportButton } from '../../../components/export-button.js';
import { SearchField } from '../../../components/search-field.js';
import { SelectField } from '../../../components/text-field.js';
import { Toolbar } from '../../../components/toolbar.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { payoutsFile } from '../api/payouts-file.js';
import { batchMessages } from '../batch-messages.js';
import { payoutMessages } from '../messages.js';
import { pageSizes, type usePayoutChoice } from '../use-payout-choice.js';

export function PayoutFilters({ choice }: { choice: ReturnType<typeof usePayoutChoice> }) {
  const t = useText(payoutMessages);
  const say = useText(batchMessages);
  const { may } = useDesk();
  const { search, shown, size, period, filters } = choice;
  return (
    <Toolbar>
      <SearchField label={t('search')} value={search} onSearch={choice.setSearch} />
      <SelectField label={t('show')} value={shown} onChange={({ target }) => choice.show(target.value as typeof shown)}>
        <option value="all">{t('allMembers')}</option>
        <option value="open">{t('openOnly')}</option>
        <option value="to-send">{t('statusToSend')}</option>
        <option value="came-back">{t('statusCameBack')}</option>
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
        <ExportButton name="payouts" what={t('panelTitle')} load={(format) => payoutsFile(filters, format)} />
      )}
    </Toolbar>
  );
}
