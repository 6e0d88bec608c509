/** What of an address is the state of one list, in one order, so that equal states are equal texts. */
export function stateIn(params: URLSearchParams, names: readonly string[]): string {
  const kept = new URLSearchParams();
  for (const name of names) {
    const value = params.get(name);
    if (value !== null && value !== '') kept.set(name, value);
  }
  return kept.toString();
}

/** The change of the address that leads to a saved state: what it does not name is taken away. */
export function changeTo(query: string, names: readonly string[]): Record<string, string> {
  const params = new URLSearchParams(query);
  return Object.fromEntries(names.map((name) => [name, params.get(name) ?? '']));
}
