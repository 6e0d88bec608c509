import { bankLineFilters } from '@deepam/contracts';
import { bankMoneyMessages } from '../../../shared/bank/bank-money-messages.js';
import { Panel } from '../../../components/ui/panel.js';
import { SavedViews } from '../../../shared/saved-views/saved-views.js';
import { SearchField } from '../../../components/ui/search-field.js';
import { SelectField, TextField } from '../../../components/ui/text-field.js';
import { Toolbar } from '../../../components/ui/toolbar.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useScrollHere } from '../../../lib/use-scroll-here.js';
import { lineStateNames, useLineFilters, type LineFilters, filtersIn, queryOf } from '../line-filters.js';
import { bankMessages } from '../messages.js';
import { LineList } from './line-list.js';
import type { ViewCount } from '../../../shared/saved-views/saved-views-query.js';
import { callPage } from '../../../lib/api-client.js';

const lineCount: ViewCount = {
  call: 'bankLines',
  total: async (state, signal) => {
    const query = { ...queryOf(filtersIn(state)), limit: 1 };
    return (await callPage('bankLines', { query, signal })).total;
  },
};

export function LinePanel() {
  const t = useText(bankMessages);
  const say = useText(bankMoneyMessages);
  const [filters, change] = useLineFilters();
  const { state, q, from, to } = filters;
  useScrollHere('lines');
  return (
    <Panel id="lines" title={t('linesTitle')}>
      <SavedViews list="bank-lines" names={lineStateNames} count={lineCount} />
      <Toolbar>
        <SearchField
          label={t('search')}
          placeholder={t('searchHint')}
          value={q}
          onSearch={(text) => change({ q: text })}
        />
        <SelectField
          label={t('state')}
          value={state}
          onChange={({ target }) => change({ state: target.value as LineFilters['state'] })}
        >
          <option value="">{t('allStates')}</option>
          {bankLineFilters.map((one) => (
            <option key={one} value={one}>
              {say(`state.${one}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('from')}
          type="date"
          value={from}
          max={to || undefined}
          onChange={({ target }) => change({ from: target.value })}
        />
        <TextField
          label={t('to')}
          type="date"
          value={to}
          min={from || undefined}
          onChange={({ target }) => change({ to: target.value })}
        />
      </Toolbar>
      <LineList filters={filters} />
    </Panel>
  );
}
