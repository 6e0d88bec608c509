import type { QueryClient } from '@tanstack/react-query';

/** The file, whatever link leads to it. */
export const fileOf = (link: string): string => link.split('?')[0]!;

/** When the server takes the link no more, in ms since 1970; null where it does not say. */
export function endOf(link: string): number | null {
  const seconds = Number(new URLSearchParams(link.split('?')[1]).get('exp') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1000 : null;
}

/** The one that is good for longer; of two that are good for as long, the one that came last. */
export const later = (before: string, next: string): string =>
  (endOf(next) ?? 0) >= (endOf(before) ?? 0) ? next : before;

/** Every link to the file in an answer. */
export function linksTo(file: string, answer: unknown): string[] {
  if (typeof answer === 'string') return answer.startsWith(file) && fileOf(answer) === file ? [answer] : [];
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.values(answer).flatMap((part) => linksTo(file, part));
}

/** Asks again for the answers that the link stands in, and gives the best link to its file that is known then. */
export async function renewLink(client: QueryClient, link: string): Promise<string> {
  const file = fileOf(link);
  const leads = ({ state }: { state: { data: unknown } }) => linksTo(file, state.data).length > 0;
  await client.refetchQueries({ predicate: leads });
  const known = client.getQueryCache().findAll({ predicate: leads });
  return known.flatMap(({ state }) => linksTo(file, state.data)).reduce(later, link);
}
