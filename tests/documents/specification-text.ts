/** A document with each entry of its lists on one line. */
export const unwrapped = (markdown: string): string => markdown.replaceAll(/\n {2}(?=\S)/g, ' ');

export const wordsIn = (text = ''): string[] => [...new Set([...text.matchAll(/`([^`]+)`/g)].map(([, word]) => word!))];

export function tableRows(markdown: string): string[][] {
  return [...markdown.matchAll(/^\|(.+)\|$/gm)]
    .map(([, row]) => row!.split('|').map((cell) => cell.trim()))
    .filter((cells, at, all) => !isRule(cells) && !isRule(all[at + 1] ?? []));
}

const isRule = (cells: readonly string[]): boolean => cells.length > 0 && cells.every((cell) => /^:?-+:?$/.test(cell));
