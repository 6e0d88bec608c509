export interface DescribedCall {
  readonly route: string;
  readonly lines: Readonly<Record<string, string>>;
}

export function describedCalls(markdown: string): DescribedCall[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [heading = ''] = section.split('\n', 1);
      const lines = [...section.matchAll(/^- (\w+): ([\s\S]*?)(?=\n- |\n\n|$(?![\s\S]))/gm)];
      return {
        route: heading.replaceAll('`', '').trim(),
        lines: Object.fromEntries(lines.map(([, name, text]) => [name, text!.replace(/\s+/g, ' ')])),
      };
    });
}

export const wordsIn = (text = ''): string[] => [...new Set([...text.matchAll(/`([^`]+)`/g)].map(([, word]) => word!))];

export function shapes(markdown: string): ReadonlyMap<string, readonly string[]> {
  const sections = new Map(
    markdown
      .split(/^### /m)
      .slice(1)
      .map((section) => [section.split('\n', 1)[0]!.trim().toLowerCase(), section] as const),
  );
  const fieldsOf = (name: string): string[] => {
    const section = sections.get(name) ?? '';
    // "A [Member](#member) …, and: …" begins with the base type.
    const base = /^A \[\w+\]\(#(\w+)\)/m.exec(section)?.[1];
    return [...(base === undefined ? [] : fieldsOf(base)), ...wordsIn(section)];
  };
  return new Map([...sections.keys()].map((name) => [name, fieldsOf(name)]));
}

export function tableRows(markdown: string): string[][] {
  return [...markdown.matchAll(/^\|(.+)\|$/gm)]
    .map(([, row]) => row!.split('|').map((cell) => cell.trim()))
    .filter((cells, at, all) => !isRule(cells) && !isRule(all[at + 1] ?? []));
}

const isRule = (cells: readonly string[]): boolean => cells.length > 0 && cells.every((cell) => /^:?-+:?$/.test(cell));
