import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

interface Words {
  readonly loadingWords: Readonly<Record<string, string>>;
}

/** The loading text is in the page itself, because no chunk is loaded yet. */
export function loadingWords(): Plugin {
  let root = '';
  return {
    name: 'loading-words',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const { module } = await runnerImport<Words>(join(root, 'src/languages/loading-words.ts'));
        const words = JSON.stringify(module.loadingWords).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
        return html.replace('__LOADING_WORDS__', () => words);
      },
    },
  };
}
