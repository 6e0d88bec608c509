import { currentVersion, downloadMongod, OperatorError, versionOf } from '@deepam/local-servers';
import { processEnvironment } from '../config.js';

/** `npm run mongod [-- VERSION]`: downloads a MongoDB server, which is used before the one in the npm package. @returns the exit code */
export async function mongod([version = currentVersion]: readonly string[]): Promise<number> {
  if (!/^\d+\.\d+\.\d+$/.test(version)) {
    process.stderr.write(`A version is three numbers, such as ${currentVersion}; this is none: ${version}\n`);
    return 2;
  }
  try {
    const program = await downloadMongod(processEnvironment(), version);
    process.stdout.write(`MongoDB ${await versionOf(program)} is ready: ${program}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}
