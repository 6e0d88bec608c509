import type { BusinessView } from '@deepam/contracts';
import type { BusinessDocument } from './persistence/business.schema.js';

export const businessViewOf = (business: BusinessDocument): BusinessView => {
  const { _id: version, legalName, address, state, gstin, hsn, rateBasisPoints, since, changedAt } = business;
  return {
    ...{ version, legalName, address, state, gstin: gstin ?? '', hsn, rateBasisPoints },
    since: since.toISOString(),
    changedAt: changedAt.toISOString(),
  };
};
