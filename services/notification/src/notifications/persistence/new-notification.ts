import type { PersonalKind } from '@deepam/contracts';
import type { StoredParams } from '../domain/texts.js';

export interface NewNotification {
  readonly memberId: string;
  readonly kind: PersonalKind;
  readonly params: StoredParams;
  readonly aboutId?: string;
  /** What it is about; a second notification of the same kind and subject to the same member is not made. */
  readonly subject: string;
  readonly createdAt: Date;
  /** Nothing is left to do about it: it is listed, and neither counted nor pushed. */
  readonly isSettled?: boolean;
}
