const longestMessage = 200;
const mostFrames = 8;

/**
 * The alternatives match quotations of source text by JavaScript engines, React error numbers, words, and finally any
 * other quote with the rest of the text.
 */
const piece =
  /(\(?\b(?:reading|setting|execute|construct|property|evaluating) (['"])[a-z_$][A-Za-z_$.]*\2(?: on '[A-Z][A-Za-z]*')?|React error #\d{1,3}\b)|((?:n['’]t\b|[^\s"'`“”‘’«»])+)|["'`“”‘’«»].*/g;

/**
 * The function removes the texts, numbers and addresses that an error message may quote. Quoted text may be user input
 * and may contain quotes itself, as the name D'Souza does; some engines append a value to it.
 */
export const cleanMessage = (text: string): string =>
  text
    .slice(0, 1_000)
    .replace(/\s+/g, ' ')
    .replace(
      piece,
      (_whole, known?: string, _quote?: string, word?: string) => known ?? (word === undefined ? '…' : cleanWord(word)),
    )
    .slice(0, longestMessage);

/** A word with a digit is left out, because codes and ids have digits; so is an address. */
const cleanWord = (word: string): string =>
  /[@/\\=]|^\W*[a-z][\w+.-]*:./i.test(word)
    ? '…'
    : word.replace(/[\w-]+/g, (part) => (/\d/.test(part) ? '#' : part)).replace(/[^\x20-\x7e…]+/g, '…');

/** The pattern matches only files of the page, because a browser extension may have a folder of the same name. */
const frame = /https?:\/\/[^\s/]+\/assets\/([A-Za-z][\w.-]{0,60}\.js:\d{1,5}:\d{1,7})(?!\d)/g;

export const framesOf = (stack: string): string[] =>
  [...stack.slice(0, 10_000).matchAll(frame)].slice(0, mostFrames).map(([, place]) => place!);

/** The page has no query and no ids: `/hi/network/:id`. */
export const pageOf = (pathname: string): string =>
  pathname
    .split('/')
    .map((part) => (/^[a-z][a-z-]{0,30}$|^$/.test(part) ? part : ':id'))
    .join('/')
    .slice(0, 100);
