import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Links to these sources lead to the page that is generated from them. */
const generatedFrom = {
  'libs/contracts/src/http': 'docs/reference/calls.md',
  'libs/contracts/src/errors.ts': 'docs/reference/errors.md',
  'libs/contracts/src/events': 'docs/reference/events.md',
  'libs/contracts/src/notifications': 'docs/reference/notifications.md',
  'libs/contracts/src/permissions.ts': 'docs/reference/permissions.md',
  'libs/contracts/src/audit': 'docs/reference/audit.md',
  '.env.example': 'docs/reference/environment.md',
};

export const committedPages = (root) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => /^([A-Z-]+\.md|docs\/)/.test(path) && existsSync(join(root, path)));

/**
 * The text of a committed page with its links as the site needs them: a source from which a page is generated becomes
 * that page, and any other file of the repository becomes its path.
 */
export function pageForSite(root, page, pages) {
  return readFileSync(join(root, page), 'utf8').replace(
    /(!?)\[([^\]]*)\]\(([^)\s:#]+)(#[^)\s]*)?\)/g,
    (link, image, label, target, anchor = '') => {
      if (image) return link;
      const path = join(dirname(page), target).replace(/\/$/, '');
      const found = [generatedFrom[path], path, `${path}/README.md`].find((candidate) => pages.has(candidate));
      if (found === undefined) return label === path ? `\`${path}\`` : `${label} (\`${path}\`)`;
      const to = relative(dirname(page), found).replace(/(^|\/)README\.md$/, '$1index.md');
      return `[${label}](${to.startsWith('.') ? to : `./${to}`}${found === path ? anchor : ''})`;
    },
  );
}
