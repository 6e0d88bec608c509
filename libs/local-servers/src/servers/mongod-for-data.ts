import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../operator-error.js';
import { bundledMongod, findMongod, type MongodBinary } from './mongod-binary.js';
import { seriesOf, versionOf } from './mongod-version.js';

const bundledSeries = '4.0';

/**
 * The server for the data in this folder: one of another series could not read them.
 * @throws OperatorError when none fits
 */
export async function mongodForData(
  dataDir: string,
  env: NodeJS.ProcessEnv,
  log: (line: string) => void,
): Promise<MongodBinary> {
  const found = await findMongod(env, log);
  const series = found.isBundled ? bundledSeries : seriesOf((await versionOf(found.path)) ?? 'unknown');
  const file = join(dataDir, 'series');
  const madeBy = seriesOfData(dataDir, file);
  if (madeBy === null || canRead(series, madeBy)) {
    writeFileSync(file, series);
    return found;
  }
  const packaged = madeBy === bundledSeries && !found.isNamed ? await bundledMongod(log) : null;
  if (!packaged) {
    throw new OperatorError(
      `The data in ${dataDir} were made by MongoDB ${madeBy}, which ${series} cannot read: ` +
        'set MONGOD_BINARY to one that can, or `npm run reset` removes the data.',
    );
  }
  log(`MongoDB ${madeBy} goes on with the data that it made; after \`npm run reset\` it is ${series}.`);
  return packaged;
}

/** Null without data. Data without a note were written by the bundled server. */
function seriesOfData(dataDir: string, file: string): string | null {
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const folder = join(dataDir, 'db');
  return existsSync(folder) && readdirSync(folder).length > 0 ? bundledSeries : null;
}

/** A later series of the same release reads what an earlier one has made. */
function canRead(series: string, madeBy: string): boolean {
  const [release, minor] = series.split('.').map(Number);
  const [madeRelease, madeMinor] = madeBy.split('.').map(Number);
  return series === madeBy || (release === madeRelease && minor! >= madeMinor!);
}
