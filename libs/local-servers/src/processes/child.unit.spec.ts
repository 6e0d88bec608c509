import { closeSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { afterAll, expect, it } from '@jest/globals';
import { LimitedLog, openLog } from './child.js';

const folder = mkdtempSync(join(tmpdir(), 'deepam-logs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const read = (file: string) => readFileSync(file, 'utf8');

it('a growing log is set aside, and only the previous one is kept', async () => {
  const file = join(folder, 'growing', 'service.log');
  const log = new LimitedLog(file, 20);
  for (let line = 1; line <= 7; line++) log.write(`${line} says hello\n`);
  log.end();
  await finished(log);
  expect(read(file)).toBe('7 says hello\n');
  expect(read(`${file}.1`)).toBe('5 says hello\n6 says hello\n');
});

it('a log is appended to, and set aside when it is full', () => {
  const file = join(folder, 'mongod.log');
  writeFileSync(file, 'some');
  closeSync(openLog(file, 5));
  expect(existsSync(`${file}.1`)).toBe(false);
  writeFileSync(file, 'enough');
  closeSync(openLog(file, 5));
  expect([read(file), read(`${file}.1`)]).toEqual(['', 'enough']);
});
