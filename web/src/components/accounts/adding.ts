const storageKey = 'deepam-adding-account';

/** Marks this tab as adding another account: after its login, PIN sign-in is offered. */
export function noteAdding(): void {
  try {
    sessionStorage.setItem(storageKey, '1');
  } catch {
    // It is not offered by itself then.
  }
}

export function endAdding(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // There was none.
  }
}
