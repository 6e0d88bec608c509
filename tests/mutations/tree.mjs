import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { titlePattern } from './rows.mjs';

export class Tree {
  constructor(folder, root, environment) {
    this.folder = join(folder, 'tree');
    this.reportFile = join(folder, 'report.json');
    this.environment = environment;
    const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
      cwd: root,
      encoding: 'utf8',
    });
    for (const file of listed.split('\0').filter((name) => name && existsSync(join(root, name)))) {
      mkdirSync(dirname(join(this.folder, file)), { recursive: true });
      cpSync(join(root, file), join(this.folder, file));
    }
    symlinkSync(join(root, 'node_modules'), join(this.folder, 'node_modules'));
  }

  async with({ file, search, replacement }, act) {
    const path = join(this.folder, file);
    const text = readFileSync(path, 'utf8');
    // A function, so that $ means nothing.
    writeFileSync(
      path,
      text.replace(search, () => replacement),
    );
    try {
      return await act();
    } finally {
      writeFileSync(path, text);
    }
  }

  async outcomes(spec, tests) {
    rmSync(this.reportFile, { force: true });
    const project = spec.endsWith('.unit.spec.ts') ? 'unit' : 'int';
    const pattern = tests.map(titlePattern).join('|');
    this.running = spawn(
      process.execPath,
      [
        '--experimental-vm-modules',
        '--disable-warning=ExperimentalWarning',
        'node_modules/jest/bin/jest.js',
        '--config',
        `tests/mutations/${project}.jest.config.mjs`,
        '--runInBand',
        '--silent',
        '--forceExit',
        '--json',
        '--outputFile',
        this.reportFile,
        '--testNamePattern',
        pattern,
        '--runTestsByPath',
        spec,
      ],
      { cwd: this.folder, env: { ...process.env, ...this.environment }, stdio: 'ignore' },
    );
    await new Promise((resolve) => this.running.once('close', resolve));
    const { testResults } = existsSync(this.reportFile)
      ? JSON.parse(readFileSync(this.reportFile, 'utf8'))
      : { testResults: [] };
    const ended = testResults.flatMap(({ assertionResults }) => assertionResults);
    // Several cases may have one title: a failing one decides, so it comes last.
    const failedLast = ended.toSorted((one, other) => (one.status === 'failed') - (other.status === 'failed'));
    return new Map(
      failedLast.map(({ title, status, failureMessages: [why = ''] }) => [
        tests.find((test) => new RegExp(titlePattern(test)).test(title)),
        { status, why: stripVTControlCharacters(why.split('\n')[0]) },
      ]),
    );
  }

  stop() {
    this.running?.kill('SIGTERM');
  }
}
