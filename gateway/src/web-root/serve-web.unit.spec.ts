import { expect, it } from '@jest/globals';
import { webFile } from './serve-web.js';

it.each([
  ['/', 'index.html'],
  ['/about', 'about/index.html'],
  ['/about/', 'about/index.html'],
  ['/assets/index-1a2b.js', 'assets/index-1a2b.js'],
  ['/robots.txt', 'robots.txt'],
  ['/members/0123456789abcdef01234567', 'members/index.html'],
  ['/cotton/0123456789abcdef01234567', 'cotton/index.html'],
  ['/members/0123456789abcdef0123456', 'members/0123456789abcdef0123456/index.html'],
  ['/about/0123456789abcdef01234567', 'about/0123456789abcdef01234567/index.html'],
])('the address %s leads to the file %s', (path, file) => {
  expect(webFile(path)).toBe(file);
});

it.each(['/../config.json', '/assets/../../x.js', '//evil', '/.env', '/a/.git/config', '/a\\b', '/a\0.js'])(
  'the address %s leads to no file of ours',
  (path) => {
    expect(webFile(path)).toBeNull();
  },
);
