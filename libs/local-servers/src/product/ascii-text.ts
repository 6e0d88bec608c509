/**
 * The same program with every letter beyond ASCII as an escape. Node keeps the text of a program in memory, with two
 * bytes for each letter if a single one is beyond ASCII.
 * @throws Error if an escape would be another text: in a raw template
 */
export function asciiText(code: string): string {
  if (/String\.raw`[^`]*[^\0-\x7f]/.test(code)) throw new Error('A raw template has letters beyond ASCII.');
  return code.replace(/(\\*)([^\0-\x7f])/g, (_, backslashes: string, letter: string) => {
    // A backslash before a letter that needs none has no meaning.
    const others = backslashes.length % 2 === 1 ? backslashes.slice(1) : backslashes;
    return `${others}\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
