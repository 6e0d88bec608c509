import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { onlyInProofs } from './browser-stage.js';
import { chosenStages } from './chosen-stages.js';
import { specFiles } from './spec-files.js';

describe('what npm test is asked for', () => {
  it('npm test without arguments runs everything except the proofs', () => {
    expect(chosenStages([])).toEqual({
      stages: ['lint', 'format', 'types', 'unit', 'component', 'int', 'browser'],
      files: [],
    });
  });

  it('npm test runs the named stages, with the given parts of paths', () => {
    expect(chosenStages(['int', 'unit', '--', 'libs/a', 'libs/b'])).toEqual({
      stages: ['unit', 'int'],
      files: ['libs/a', 'libs/b'],
    });
  });

  it('npm test rejects an unknown stage', () => {
    expect(chosenStages(['units'])).toMatch(/^There is no stage units; there are lint, /);
  });

  it.each(['lint', 'format', 'types'])('npm test rejects files for %s, which always reads all files', (stage) => {
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
