import { type ComponentType, lazy, Suspense } from 'react';
import { passwordQuestion } from '../lib/auth/password-question.js';
import { useStore } from '../lib/store.js';
import { insisting } from '../lib/insisting.js';

type Dialog = { default: ComponentType<{ onEnd: (isGiven: boolean) => void }> };

/** In a chunk of its own: few visits come to it. Where that cannot be loaded, the call is refused as if nothing was entered. */
const PasswordDialog = lazy(() =>
  insisting(() => import('./password-dialog.js')).catch((): Dialog => {
    passwordQuestion.get()?.answer(false);
    return { default: () => null };
  }),
);

/** Asks for the password when a call wants it again. */
export function PasswordQuestion() {
  const question = useStore(passwordQuestion);
  if (question === null) return null;
  return (
    <Suspense>
      <PasswordDialog onEnd={question.answer} />
    </Suspense>
  );
}
