export function mayHavePinSignIns(): boolean {
  try {
    return localStorage.getItem('deepam-kept') !== null;
  } catch {
    return false;
  }
}
