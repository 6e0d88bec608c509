export function isAdding(): boolean {
  try {
    return sessionStorage.getItem('deepam-adding-account') !== null;
  } catch {
    return false;
  }
}
