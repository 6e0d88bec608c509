import type { AuditKind } from '@deepam/contracts';

export interface AuditFilter {
  readonly person?: string | undefined;
  readonly member?: string | undefined;
  readonly kind?: AuditKind | undefined;
  readonly exceptOpeningsOf?: string;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}
