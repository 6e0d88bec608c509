/** Whether another account was to be added in this tab (`components/accounts/adding.ts`). */
export function isAdding(): boolean {
  try {
    return sessionStorage.getItem('deepam-adding-account') !== null;
  } catch {
    return false;
  }
}
