/** Whether logins may be kept on this device, without a look into the database. */
export function mayHaveKept(): boolean {
  try {
    return localStorage.getItem('deepam-kept') !== null;
  } catch {
    return false;
  }
}
