import type { PasskeyAssertion, PasskeyPurpose } from '@deepam/contracts';
import { sentenceOf, ApiError } from '../../lib/api/api-error.js';
import { useAction } from '../../lib/api/use-action.js';
import { passkeyMessages } from '../../lib/auth/passkey-messages.js';
import { passkeyFor, useCanUsePasskeys, usePasskeys } from '../../lib/auth/passkeys.js';
import { useText } from '../../lib/i18n/use-text.js';
import { Button } from '../../components/ui/button.js';
import { FieldError } from '../../components/ui/field.js';

interface Props {
  purpose: PasskeyPurpose;
  busy: boolean;
  onUsed: (passkey: PasskeyAssertion) => void;
}

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

/** Cancelling the browser's passkey prompt is not an error. */
export function PasskeyOutcome({ error }: { error: Error | null }) {
  if (error === null) return null;
  const isWanted = error instanceof ApiError && error.code === 'PASSKEY.NOT_USED';
  return isWanted ? <p role="status">{sentenceOf(error)}</p> : <FieldError text={sentenceOf(error)} />;
}
