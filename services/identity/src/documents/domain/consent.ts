import type { KycConsent } from '@deepam/contracts';
import { DomainError } from '@deepam/platform';
import type { StoredConsent } from '../persistence/consent.schema.js';

/** As the account shows it. */
export function consentView(stored: StoredConsent): KycConsent {
  const { version, givenAt, withdrawnAt } = stored;
  return {
    version,
    givenAt: givenAt?.toISOString() ?? null,
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  };
}

/**
 * Before numbers or scans are stored. Those who were never asked, and clients that do not ask, may store them: only a withdrawal forbids it.
 * @throws DomainError IDENTITY.CONSENT_WITHDRAWN
 */
export function refuseWithdrawn({ kycConsent }: { readonly kycConsent?: StoredConsent | undefined }): void {
  if (kycConsent?.withdrawnAt != null) throw new DomainError('IDENTITY.CONSENT_WITHDRAWN');
}
