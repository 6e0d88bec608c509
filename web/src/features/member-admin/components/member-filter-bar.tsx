import type { ReactNode } from 'react';
import { PlanFilter } from '../../../shared/plans/plan-filter.js';
import { SearchField } from '../../../components/ui/search-field.js';
import { SelectField } from '../../../components/ui/text-field.js';
import { Toolbar, ToolbarButtons } from '../../../components/ui/toolbar.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { memberAdminMessages } from '../messages.js';
import type { MemberFilters } from '../use-member-filters.js';

interface Props {
  filters: MemberFilters;
  onChange: (change: Partial<MemberFilters>) => void;
  children?: ReactNode;
}

export function MemberFilterBar({ filters, onChange, children }: Props) {
  const t = useText(memberAdminMessages);
  return (
    <Toolbar>
      <SearchField
        label={t('search')}
        placeholder={t('searchPlaceholder')}
        value={filters.search}
        onSearch={(search) => onChange({ search })}
      />
      <PlanFilter
        label={t('filterPlan')}
        all={t('allPlans')}
        none={t('noPlan')}
        value={filters.plan}
        onChange={(plan) => onChange({ plan })}
      />
      <SelectField
        label={t('filterApproval')}
        value={filters.show}
        onChange={({ target }) => onChange({ show: target.value as MemberFilters['show'] })}
      >
        <option value="">{t('everyone')}</option>
        <option value="approved">{t('approvedOnly')}</option>
        <option value="unapproved">{t('unapprovedOnly')}</option>
        <option value="plan-requests">{t('planRequestedOnly')}</option>
      </SelectField>
      <ToolbarButtons>{children}</ToolbarButtons>
    </Toolbar>
  );
}
