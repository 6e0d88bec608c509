const storageKey = 'deepam-member';

/**
 * Stores only whether a user is logged in, for the script in the head of every page: visitors see the login link at
 * the first paint, members never do.
 */
export function noteMember(isLoggedIn: boolean): void {
  document.documentElement.toggleAttribute('data-member', isLoggedIn);
  try {
    if (isLoggedIn) localStorage.setItem(storageKey, '1');
    else localStorage.removeItem(storageKey);
  } catch {
    // Without storage the next visit begins as a visitor's.
  }
}
