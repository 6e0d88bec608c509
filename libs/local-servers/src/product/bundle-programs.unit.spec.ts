import { runInThisContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { asciiText } from './bundle-programs.js';

const letters = 'é – தீ 😀';
const valueOf = (code: string): unknown => runInThisContext(code);

describe('the text of a bundled program', () => {
  it.each([
    ['a string', JSON.stringify(letters)],
    ['a template', `\`${letters} \${'தீ'}\``],
    ['a name', `((தீ) => தீ)(${JSON.stringify(letters)})`],
    ['a regular expression', `/[é–]/.test('–') && /^😀$/u.test('😀') && /\\é/.exec('é')[0]`],
    ['a letter behind backslashes', String.raw`'\\é' + '\é' + '\\\é'`],
    ['a comment', `/* ${letters} */ 1`],
  ])('a bundled program is ASCII, and means the same in %s', (_, code) => {
    const text = asciiText(code);
    expect(text).toMatch(/^[\0-\x7f]*$/);
    expect(valueOf(text)).toEqual(valueOf(code));
  });

  it('a raw template is rejected, because an escape is another text in it', () => {
    expect(() => asciiText('String.raw`\\d é`')).toThrow('raw template');
    expect(asciiText('String.raw`\\d` + "é"')).toBe('String.raw`\\d` + "\\u00e9"');
  });
});
