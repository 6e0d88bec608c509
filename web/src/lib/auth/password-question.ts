import { createStore } from '../store.js';
import { session } from './session.js';

/** The reader is asked for the password; `answer` is true when the session has a fresh token. */
interface PasswordQuestion {
  readonly answer: (isGiven: boolean) => void;
}

/** Shown by the layout, above whatever dialog is open. */
export const passwordQuestion = createStore<PasswordQuestion | null>(null);
let asked: Promise<boolean> | null = null;

/** Asks once for all calls that wait for it. @returns false when the reader would rather not, or is logged out meanwhile */
export function askPassword(): Promise<boolean> {
  asked ??= new Promise<boolean>((resolve) => {
    const unfollow = session.subscribe(() => {
      if (session.get().status !== 'in') answer(false);
    });
    function answer(isGiven: boolean): void {
      unfollow();
      asked = null;
      passwordQuestion.set(null);
      resolve(isGiven);
    }
    passwordQuestion.set({ answer });
  });
  return asked;
}
