export type TextKind = 'comment' | 'title' | 'interface' | 'guide' | 'decision' | 'changelog';

export interface Sentence {
  readonly kind: TextKind;
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

const isCode = (file: string) => /\.(ts|tsx|mjs|cjs)$/.test(file);
const isProduct = (file: string) =>
  isCode(file) && !/(\.spec\.|\/test\/|^tests\/|\/bench\/|^libs\/testing|^web\/src\/languages\/|^web\/art)/.test(file);
const isInterface = (file: string) => /^web\/src.*(messages|sentences|words|kinds)[\w-]*\.ts$/.test(file);
const isGuide = (file: string) => file.endsWith('.md') && !/THIRD-PARTY/.test(file);

const docComment = /\/\*\*(.*?)\*\//gs;
const lineComment = /(?:^|\s)\/\/ (.*)$/gm;
const message = /^\s+'?[\w.]+'?:\s*(?:\n\s*)?'((?:[^'\\]|\\.)*)'/gm;
const title = /\b(?:it|test|describe)(?:\.each\([^;]*?\))?\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g;

export function sentencesOf(file: string, read: () => string): Sentence[] {
  if (isGuide(file)) return ofGuide(file, read());
  if (!isCode(file)) return [];
  const text = read();
  const found: Sentence[] = [];
  const add = (kind: TextKind, pattern: RegExp) => {
    for (const match of text.matchAll(pattern))
      for (const sentence of split((match.at(-1) ?? '').replace(/\n\s*\*\s?/g, ' ')))
        found.push({ kind, file, line: text.slice(0, match.index).split('\n').length, text: sentence });
  };
  if (isProduct(file)) {
    add('comment', docComment);
    add('comment', lineComment);
    if (isInterface(file)) add('interface', message);
  }
  if (/\.spec\.tsx?$|-(tests?|contract)\.ts$/.test(file)) add('title', title);
  return found;
}

function ofGuide(file: string, text: string): Sentence[] {
  const kind = file.startsWith('docs/decisions/')
    ? 'decision'
    : file.startsWith('docs/changelog')
      ? 'changelog'
      : 'guide';
  let isListing = false;
  return text.split('\n').flatMap((line, at) => {
    if (line.startsWith('```')) isListing = !isListing;
    if (isListing) return [];
    return split(line.replace(/^[-#>\d. ]+/, '')).map((sentence) => ({ kind, file, line: at + 1, text: sentence }));
  });
}

const split = (text: string): string[] =>
  text
    .split(/(?<=[.!?;:])\s+/)
    .map((sentence) =>
      sentence
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replace(/[*_`|]/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((sentence) => sentence.split(' ').length > 2);
