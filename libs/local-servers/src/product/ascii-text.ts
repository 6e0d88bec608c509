/**
 * The same program with every letter beyond ASCII written as an escape. Node keeps the text of a program for as long as it runs, and one
 * such letter makes it keep two bytes for each of millions.
 * @throws Error where an escape would be another text: in a raw template
 */
export function asciiText(code: string): string {
  if (/String\.raw`[^`]*[^\0-\x7f]/.test(code)) throw new Error('A raw template has letters beyond ASCII.');
  return code.replace(/(\\*)([^\0-\x7f])/g, (_, backslashes: string, letter: string) => {
    // A backslash before a letter that needs none says nothing.
    const others = backslashes.length % 2 === 1 ? backslashes.slice(1) : backslashes;
    return `${others}\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
