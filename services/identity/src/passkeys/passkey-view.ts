import type { PasskeyView } from '@deepam/contracts';
import type { Passkey } from '../factors/persistence/passkeys.repository.js';

export const viewOf = ({ _id, name, createdAt, lastUsedAt, isBackedUp }: Passkey): PasskeyView => ({
  _id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  isBackedUp,
});
