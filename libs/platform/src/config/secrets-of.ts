const shortest = 32;

/**
 * The first secret of a setting is used, and the others are accepted, so that a secret can be replaced without an
 * interruption. A comma divides the setting only between two whole secrets.
 */
export function secretsOf(setting: string): readonly [string, ...string[]] {
  const [first = setting, ...others] = setting.split(',').map((secret) => secret.trim());
  return [first, ...others].every((secret) => secret.length >= shortest) ? [first, ...others] : [setting];
}
