const storageKey = 'deepam-adding-account';

/** Another account is to be added in this tab: after its login, keeping it is offered. */
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
