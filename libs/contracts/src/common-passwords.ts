export const minPasswordLength = 8;

let common: Promise<ReadonlySet<string>> | undefined;

/** Whether a password is one of the 10 000 most common. The list is loaded when it is first asked for. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= import('./common-password-list.js').then(
    ({ commonPasswords }) => new Set(commonPasswords.trim().split(/\s+/)),
  );
  return (await common).has(password.toLowerCase());
}
