export function mayHaveKept(): boolean {
  try {
    return localStorage.getItem('deepam-kept') !== null;
  } catch {
    return false;
  }
}
