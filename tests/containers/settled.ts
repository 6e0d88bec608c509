import { listeningServices } from '@deepam/contracts';
import { poll } from '@deepam/testing';
import type { Compose } from './compose.js';
import type { Report } from './report.js';

const patience = { timeout: 120_000, interval: 1_000 };

async function queuesEmpty(compose: Compose): Promise<void> {
  await poll(async () => {
    const text = await compose.run('exec', '-T', 'rabbitmq', 'rabbitmqctl', '-q', 'list_queues', 'name', 'messages');
    const waiting = text.split('\n').filter((line) => /^\S+\s+[1-9]\d*\s*$/.test(line) && !/\.dead\s/.test(line));
    return waiting.length === 0;
  }, patience);
}

export async function checkBooks(compose: Compose, report: Report): Promise<void> {
  await queuesEmpty(compose);
  const audit = () => compose.run('run', '--rm', '-T', '--no-deps', 'commission', 'node', 'dist/audit.js', '--grace=0');
  const printed = await poll(audit, patience).catch((error: unknown) => String(error));
  report.check(/\b0 paise/.test(printed), `audit: ${printed.trim().split('\n').join('; ')}`);
  for (const service of listeningServices) {
    const command = ['node', '../../libs/messaging/dist/dead-letters.js', 'list', '--service', service];
    const listed = (await compose.run('run', '--rm', '-T', '--no-deps', 'declare', ...command)).trim();
    report.check(/^0 dead letters/.test(listed), listed);
  }
}
