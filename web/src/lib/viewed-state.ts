export function stateIn(params: URLSearchParams, names: readonly string[]): string {
  const kept = new URLSearchParams();
  for (const name of names) {
    const value = params.get(name);
    if (value !== null && value !== '') kept.set(name, value);
  }
  return kept.toString();
}

export function changeTo(query: string, names: readonly string[]): Record<string, string> {
  const params = new URLSearchParams(query);
  return Object.fromEntries(names.map((name) => [name, params.get(name) ?? '']));
}
