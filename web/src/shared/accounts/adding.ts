const storageKey = 'deepam-adding-account';

/** Marks this tab as adding another account: after its login, PIN sign-in is offered. */
export function noteAdding(): void {
  try {
    sessionStorage.setItem(storageKey, '1');
  } catch {
    // Keeping the login is not offered without storage.
  }
}

export function endAdding(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Without storage no account was being added.
  }
}

export function isAdding(): boolean {
  try {
    return sessionStorage.getItem('deepam-adding-account') !== null;
  } catch {
    return false;
  }
}
