import type { AuditKind } from '@deepam/contracts';

export interface AuditFilter {
  /** Who did it. */
  readonly person?: string | undefined;
  /** Whom it is about. */
  readonly member?: string | undefined;
  readonly kind?: AuditKind | undefined;
  /** Only what showed this member's documents to somebody else, or may have. */
  readonly openingsBesides?: string;
  /** Instants, from the first on and before the second. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}
