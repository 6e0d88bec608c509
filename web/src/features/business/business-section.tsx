import { ErrorState, LoadingState } from '../../components/ui/states.js';
import { useBusiness } from './api.js';
import { BusinessForm } from './components/business-form.js';

export function BusinessSection() {
  const business = useBusiness();
  const { data } = business;
  if (data === undefined) {
    if (business.isError) return <ErrorState error={business.error} onRetry={() => void business.refetch()} />;
    return <LoadingState neverKept />;
  }
  return <BusinessForm key={data.business?.version} present={data.business} />;
}
