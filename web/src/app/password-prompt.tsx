import { type ComponentType, lazy, Suspense } from 'react';
import { passwordPrompt } from '../lib/auth/password-prompt.js';
import { useStore } from '../lib/store.js';
import { retryImport } from '../lib/retry-import.js';

type Dialog = { default: ComponentType<{ onEnd: (isGiven: boolean) => void }> };

/** Few visits need this chunk. If it fails to load, the call is rejected as if no password was entered. */
const PasswordDialog = lazy(() =>
  retryImport(() => import('./password-dialog.js')).catch((): Dialog => {
    passwordPrompt.get()?.answer(false);
    return { default: () => null };
  }),
);

export function PasswordPrompt() {
  const question = useStore(passwordPrompt);
  if (question === null) return null;
  return (
    <Suspense>
      <PasswordDialog onEnd={question.answer} />
    </Suspense>
  );
}
