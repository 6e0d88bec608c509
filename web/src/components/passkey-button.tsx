import type { PasskeyAssertion, PasskeyPurpose } from '@deepam/contracts';
import { sentenceOf, ApiError } from '../lib/api/api-error.js';
import { useAction } from '../lib/api/use-action.js';
import { passkeyMessages } from '../lib/auth/passkey-messages.js';
import { passkeyFor, useCanUsePasskeys, usePasskeys } from '../lib/auth/passkeys.js';
import { useText } from '../lib/i18n/use-text.js';
import { Button } from './button.js';
import { FieldError } from './field.js';

interface Props {
  purpose: PasskeyPurpose;
  /** What the assertion is used for is under way. */
  busy: boolean;
  onUsed: (passkey: PasskeyAssertion) => void;
}

/** In place of password and code; nothing where the reader has no passkey, or the browser gives none. */
export function PasskeyButton({ purpose, busy, onUsed }: Props) {
  const t = useText(passkeyMessages);
  const { data: passkeys = [] } = usePasskeys(useCanUsePasskeys());
  const using = useAction({ mutationFn: () => passkeyFor(purpose), onSuccess: onUsed });
  if (passkeys.length === 0) return null;
  return (
    <>
      <Button variant="secondary" wide busy={busy || using.isPending} onClick={() => using.mutate()}>
        {t('use')}
      </Button>
      <PasskeyOutcome error={using.error} />
    </>
  );
}

/** Why no passkey was used. Whoever closes the question of the browser has made no mistake. */
export function PasskeyOutcome({ error }: { error: Error | null }) {
  if (error === null) return null;
  const isWanted = error instanceof ApiError && error.code === 'PASSKEY.NOT_USED';
  return isWanted ? <p role="status">{sentenceOf(error)}</p> : <FieldError text={sentenceOf(error)} />;
}
