/**
 * `1.10.0` is newer than `1.9.2`, and a release than its own `1.10.0-rc.1`. A text that is no version counts as newer.
 */
export function isNewer(version: string, than: string): boolean {
  const [one, other] = [partsOf(version), partsOf(than)];
  if (one === null || other === null) return version !== than;
  const place = one.numbers.findIndex((number, at) => number !== other.numbers[at]);
  if (place >= 0) return one.numbers[place]! > other.numbers[place]!;
  if (one.rest === '' || other.rest === '') return one.rest === '' && other.rest !== '';
  return one.rest.localeCompare(other.rest, 'en', { numeric: true }) > 0;
}

function partsOf(version: string): { readonly numbers: readonly number[]; readonly rest: string } | null {
  const [, numbers, rest = ''] = /^(\d+\.\d+\.\d+)(?:-([\w.-]+))?$/.exec(version) ?? [];
  return numbers === undefined ? null : { numbers: numbers.split('.').map(Number), rest };
}
