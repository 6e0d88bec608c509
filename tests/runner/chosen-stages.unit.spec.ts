import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { chosenStages } from './chosen-stages.js';

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
  it('the proofs run the stages int, proof and browser at full length', () => {
    const file = new URL('../../package.json', import.meta.url);
    const { scripts } = JSON.parse(readFileSync(file, 'utf8')) as { scripts: Record<string, string> };
    expect(scripts['proofs']).toMatch(/^PROOFS=full .* int proof browser$/);
  });
});
