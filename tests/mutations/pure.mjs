import { dirname } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { areas, demanded } from './areas.mjs';

const noticed = ['Killed', 'Timeout'];
const unnoticed = ['Survived', 'NoCoverage'];

/**
 * Runs Stryker over each area whose name has `word` in it (a regular expression), with the unit specs beside its files, and prints what
 * they did not notice, then the share that they did. Gives how many areas are below what is demanded.
 */
export async function runPure(word) {
  const figures = [];
  for (const [area, files] of Object.entries(areas)) {
    if (new RegExp(word).test(area)) figures.push({ area, ...(await faultsIn(files)) });
  }
  for (const { area, all, share } of figures) {
    const ruling = isEnough(share) ? '' : `  BELOW ${demanded} %`;
    console.log(`${area.padEnd(12)} ${share.toFixed(1).padStart(5)} % of ${all} noticed${ruling}`);
  }
  return figures.filter(({ share }) => !isEnough(share)).length;
}

/** A share of no faults at all is NaN, and not enough. */
const isEnough = (share) => share >= demanded;

async function faultsIn(files) {
  const testMatch = [...new Set(files.map((file) => `<rootDir>/${dirname(file)}/*.unit.spec.ts`))];
  const results = await new Stryker({
    configFile: 'tests/mutations/stryker.config.mjs',
    mutate: files,
    jest: { config: { testMatch } },
  }).runMutationTest();
  const count = (those) => results.filter(({ status }) => those.includes(status)).length;
  const all = count([...noticed, ...unnoticed]);
  return { all, share: (100 * count(noticed)) / all };
}
