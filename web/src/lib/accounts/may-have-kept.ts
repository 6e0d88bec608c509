export const keptMark = 'deepam-kept';

/** Whether logins may be kept on this device, without a look into the database. */
export function mayHaveKept(): boolean {
  try {
    return localStorage.getItem(keptMark) !== null;
  } catch {
    return false;
  }
}
