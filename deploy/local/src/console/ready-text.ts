import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { demoLogins, type DemoLogin } from '@deepam/contracts';
import { demoLoginsFile } from '../demo/first-run.js';

export interface ReadyText {
  readonly url: string;
  readonly dataDir: string;
  readonly headOutput: readonly string[];
  readonly withDemo: boolean;
  readonly ms: number;
}

export async function readyText({ url, dataDir, headOutput, withDemo, ms }: ReadyText): Promise<string> {
  const logins = withDemo ? await readLogins(demoLoginsFile(dataDir)) : [];
  const folder = relative(process.cwd(), dataDir) || dataDir;
  return [
    '',
    `  Deepam is ready at ${url}   (${(ms / 1_000).toFixed(1)} s)`,
    ...section(headOutput),
    ...section(loginTable(logins)),
    '',
    `  Data and logs are kept in ${folder}. Ctrl-C stops everything.`,
    '',
    '',
  ].join('\n');
}

const section = (lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', ...lines.map((line) => `  ${line}`)];

function loginTable(logins: readonly DemoLogin[]): string[] {
  if (logins.length === 0) return [];
  const rows = [
    ['Log in as', '', 'Mobile', 'Password'],
    ...logins.map(({ label, name, mobile, password }) => [label, name, mobile, password]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('   ')
      .trimEnd(),
  );
}

async function readLogins(file: string): Promise<DemoLogin[]> {
  const text = await readFile(file, 'utf8').catch(() => '[]');
  return demoLogins.response.parse(JSON.parse(text));
}
