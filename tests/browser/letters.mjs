import { mkdirSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const home = fileURLToPath(new URL('../../node_modules/.cache/deepam/letters', import.meta.url));
const commission = createRequire(new URL('../../services/commission/package.json', import.meta.url));

const scripts = () =>
  Object.keys(commission('./package.json').dependencies).filter((name) => /^@expo-google-fonts\/noto-sans-/.test(name));

/**
 * For the variable XDG_DATA_HOME of a browser: a folder with the fonts of the documents, so that words are measured and no boxes on a machine
 * without letters of India.
 */
export function homeWithLetters() {
  const fonts = join(home, 'fonts');
  mkdirSync(fonts, { recursive: true });
  for (const name of scripts())
    linkOnce(dirname(commission.resolve(`${name}/package.json`)), join(fonts, name.split('/')[1]));
  return home;
}

function linkOnce(folder, path) {
  try {
    symlinkSync(folder, path);
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
}
