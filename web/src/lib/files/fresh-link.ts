import type { QueryClient } from '@tanstack/react-query';

export const fileOf = (link: string): string => link.split('?')[0]!;

/** Returns the expiry of a link in ms since 1970, or null without one. */
export function endOf(link: string): number | null {
  const seconds = Number(new URLSearchParams(link.split('?')[1]).get('exp') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1000 : null;
}

export const laterLink = (before: string, next: string): string =>
  (endOf(next) ?? 0) >= (endOf(before) ?? 0) ? next : before;

export function linksTo(file: string, answer: unknown): string[] {
  if (typeof answer === 'string') return answer.startsWith(file) && fileOf(answer) === file ? [answer] : [];
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.values(answer).flatMap((part) => linksTo(file, part));
}

export async function renewLink(client: QueryClient, link: string): Promise<string> {
  const file = fileOf(link);
  const leads = ({ state }: { state: { data: unknown } }) => linksTo(file, state.data).length > 0;
  await client.refetchQueries({ predicate: leads });
  const known = client.getQueryCache().findAll({ predicate: leads });
  return known.flatMap(({ state }) => linksTo(file, state.data)).reduce(laterLink, link);
}
