import type { KycConsent } from '@deepam/contracts';
import { DomainError } from '@deepam/platform';
import type { StoredConsent } from '../persistence/account.schema.js';

export function consentView(stored: StoredConsent): KycConsent {
  const { version, givenAt, withdrawnAt } = stored;
  return {
    version,
    givenAt: givenAt?.toISOString() ?? null,
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  };
}

/**
 * Only a withdrawal forbids storing numbers and scans. Members who were never asked, and clients that do not ask, may
 * store them.
 * @throws DomainError IDENTITY.CONSENT_WITHDRAWN
 */
export function assertConsentNotWithdrawn({ kycConsent }: { readonly kycConsent?: StoredConsent | undefined }): void {
  if (kycConsent?.withdrawnAt != null) throw new DomainError('IDENTITY.CONSENT_WITHDRAWN');
}
