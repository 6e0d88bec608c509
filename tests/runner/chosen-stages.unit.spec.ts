import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { onlyInProofs } from './browser-stage.js';
import { chosenStages } from './chosen-stages.js';
import { specFiles } from './spec-files.js';

describe('what npm test is asked for', () => {
  it('is everything but the proofs where nothing is named', () => {
    expect(chosenStages([])).toEqual({
      stages: ['lint', 'format', 'types', 'unit', 'component', 'int', 'browser'],
      files: [],
    });
  });

  it('is the stages named, with parts of the paths of their files', () => {
    expect(chosenStages(['int', 'unit', '--', 'libs/a', 'libs/b'])).toEqual({
      stages: ['unit', 'int'],
      files: ['libs/a', 'libs/b'],
    });
  });

  it('is refused where there is no such stage', () => {
    expect(chosenStages(['units'])).toMatch(/^There is no stage units; there are lint, /);
  });

  it.each(['lint', 'format', 'types'])('is refused with files for %s, which would look at all of them', (stage) => {
    expect(chosenStages([stage, '--', 'libs/a'])).toBe(
      `The stage ${stage} looks at everything: name no files with it.`,
    );
    expect(chosenStages(['unit', stage])).toMatchObject({ files: [] });
  });
});

describe('the proofs', () => {
  it('the specs that run in the proofs only exist, and every spec on the demo network is one of them', () => {
    const root = fileURLToPath(new URL('../../', import.meta.url));
    const specs = specFiles(root, 'browser');
    expect(onlyInProofs.filter((part) => !specs.some((path) => path.includes(part)))).toEqual([]);
    const looking = specs.filter((path) => /DemoSessions|demoButton/.test(readFileSync(join(root, path), 'utf8')));
    expect(looking.filter((path) => !onlyInProofs.some((part) => path.includes(part)))).toEqual([]);
  });

  it('the proofs run the stages int, proof and browser at full length', () => {
    const file = new URL('../../package.json', import.meta.url);
    const { scripts } = JSON.parse(readFileSync(file, 'utf8')) as { scripts: Record<string, string> };
    expect(scripts['proofs']).toMatch(/^PROOFS=full .* int proof browser$/);
  });
});
