import { Button } from '../../../components/ui/button.js';
import { Icon } from '../../../components/ui/icon.js';
import { plainName } from '../../../components/ui/person-name.js';
import { ListToolbar } from '../../../components/ui/list-toolbar.js';
import { PlanFilter } from '../../../shared/plans/plan-filter.js';
import { SearchField } from '../../../components/ui/search-field.js';
import { SelectField } from '../../../components/ui/text-field.js';
import { Toolbar } from '../../../components/ui/toolbar.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { formatCount } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import type { NetworkQuery } from '../../../lib/network/member-network.js';
import { showToast } from '../../../lib/toast.js';
import { mostInFile, useNetworkCsv } from '../api.js';
import { networkMessages } from '../messages.js';
import type { NetworkChoice } from '../network-choice.js';

interface Props {
  isDesk: boolean;
  choice: NetworkChoice;
  query: Omit<NetworkQuery, 'limit' | 'cursor'>;
  onChange: (change: Partial<NetworkChoice>) => void;
}

export function NetworkToolbar({ isDesk, choice, query, onChange }: Props) {
  const t = useText(networkMessages);
  const csv = useNetworkCsv();
  const save = () =>
    csv.mutate(
      {
        choice: query,
        columns: [
          { title: t('date'), value: ({ registeredDate }) => registeredDate },
          { title: t('commissionType'), value: ({ plan }) => plan },
          { title: t('fromCode'), value: ({ referralCode }) => referralCode },
          { title: t('fromName'), value: ({ name }) => plainName(name) },
          { title: t('mobile'), value: ({ mobile }) => mobile },
          { title: t('earnings'), value: ({ earnings }) => earnings },
          { title: t('commission'), value: ({ commission }) => commission },
          { title: t('totalIncome'), value: ({ totalIncome }) => totalIncome },
          { title: t('yourCommission'), value: ({ yourCommission }) => yourCommission },
        ],
      },
      {
        onSuccess: (isWhole) => isWhole || showToast(t('csvFirst', { count: formatCount(mostInFile) })),
        onError: (error) => showToast(t('csvFailed', { error: sentenceOf(error) }), 'failure'),
      },
    );

  const search = (
    <SearchField
      label={t('search')}
      placeholder={t('searchPlaceholder')}
      value={choice.search}
      onSearch={(text) => onChange({ search: text })}
    />
  );
  const filters = (
    <>
      <PlanFilter
        label={t('filterPlan')}
        all={t('allPlans')}
        none={t('noPlan')}
        value={choice.plan}
        onChange={(plan) => onChange({ plan })}
      />
      <SelectField
        label={t('filterApproval')}
        value={choice.show}
        onChange={({ target }) => onChange({ show: target.value as NetworkChoice['show'] })}
      >
        <option value="">{t('everyone')}</option>
        <option value="approved">{t('approvedOnly')}</option>
        <option value="unapproved">{t('unapprovedOnly')}</option>
      </SelectField>
    </>
  );
  const download = (
    <Button variant="secondary" busy={csv.isPending} onClick={save}>
      {!csv.isPending && <Icon name="download" size={18} />}
      {t('csv')}
    </Button>
  );
  if (isDesk) {
    return (
      <ListToolbar search={search} filters={filters} filtered={Number(choice.plan !== '') + Number(choice.show !== '')}>
        {download}
      </ListToolbar>
    );
  }
  return (
    <Toolbar>
      {search}
      {filters}
      {download}
    </Toolbar>
  );
}
