const storageKey = 'deepam-member';

/**
 * Notes whether somebody is logged in, and nothing else of them, where the script in the head of every page can read it
 * before the first drawing: visitors see the way to the login at once, members never do.
 */
export function noteMember(isLoggedIn: boolean): void {
  document.documentElement.toggleAttribute('data-member', isLoggedIn);
  try {
    if (isLoggedIn) localStorage.setItem(storageKey, '1');
    else localStorage.removeItem(storageKey);
  } catch {
    // Storage is denied: the next visit begins as a visitor's.
  }
}
