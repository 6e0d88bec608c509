export const minPasswordLength = 8;

let common: Promise<ReadonlySet<string>> | undefined;

/** The function loads the list of the 10 000 most common passwords at its first call. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= import('./common-password-list.js').then(
    ({ commonPasswords }) => new Set(commonPasswords.trim().split(/\s+/)),
  );
  return (await common).has(password.toLowerCase());
}
