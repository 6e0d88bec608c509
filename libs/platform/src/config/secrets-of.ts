/** Characters of a secret, at least. */
const shortest = 32;

/**
 * The secrets of one setting: the first is used, the others are accepted as well, so that one can be replaced by another while everybody works. A
 * comma divides it only where there is a whole secret on both of its sides.
 */
export function secretsOf(setting: string): readonly [string, ...string[]] {
  const [first = setting, ...others] = setting.split(',').map((secret) => secret.trim());
  return [first, ...others].every((secret) => secret.length >= shortest) ? [first, ...others] : [setting];
}
