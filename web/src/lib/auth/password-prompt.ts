import { createStore } from '../store.js';
import { session } from './session.js';

interface PasswordPrompt {
  readonly answer: (isGiven: boolean) => void;
}

export const passwordPrompt = createStore<PasswordPrompt | null>(null);
let asked: Promise<boolean> | null = null;

/** Asks once for all waiting calls. @returns false when the reader cancels or is logged out */
export function askPassword(): Promise<boolean> {
  asked ??= new Promise<boolean>((resolve) => {
    const unfollow = session.subscribe(() => {
      if (session.get().status !== 'in') answer(false);
    });
    function answer(isGiven: boolean): void {
      unfollow();
      asked = null;
      passwordPrompt.set(null);
      resolve(isGiven);
    }
    passwordPrompt.set({ answer });
  });
  return asked;
}
