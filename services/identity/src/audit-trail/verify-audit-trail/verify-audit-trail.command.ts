import { loadConfig } from '@deepam/platform';
import type { CommandLine } from '../../commands/command-line.js';
import { withService } from '../../commands/with-service.js';
import { identityConfig } from '../../config.js';
import type { Finding } from '../domain/broken-links.js';
import { VerifyAuditTrailHandler, type VerifiedTrail } from './verify-audit-trail.js';

export const auditTrailUsage = `Verifies the audit trail: that nothing in it was changed, removed or inserted since it was sealed.

  node dist/audit-trail.js verify [<batch>:<hash>] [--help]

It prints where the chain ends: the number and the hash of the last batch. Keep them where those who can write to the database cannot
write, and give them the next time: then a chain that was made anew, or whose end was cut off, is found too. It reads the environment of
the identity service and may run beside it.

Exit code 0: the chain is whole. 1: it is not, and where; or not possible, and why. 2: not understood.`;

const MOST_PRINTED = 100;

const known = /^([1-9]\d*):([\w-]{43})$/;

export const isAuditTrailCommand = ([word, end, ...rest]: readonly string[]): boolean =>
  word === 'verify' && rest.length === 0 && (end === undefined || known.test(end));

export async function verifyAuditTrailCommand(line: CommandLine): Promise<number> {
  const config = loadConfig(identityConfig, line.env);
  const [, n, hash] = known.exec(line.args[1] ?? '') ?? [];
  const trail = await withService(config, (service) =>
    service
      .get(VerifyAuditTrailHandler, { strict: false })
      .execute(n === undefined ? null : { n: Number(n), hash: hash! }),
  );
  return report(trail, line);
}

function report({ findings, batches, entries, waiting, last }: VerifiedTrail, line: CommandLine): number {
  for (const finding of findings.slice(0, MOST_PRINTED)) line.printError(sentenceOf(finding));
  if (findings.length > MOST_PRINTED) line.printError(`… and ${findings.length - MOST_PRINTED} more.`);
  line.print(`${entries} entries in ${batches} batches; ${waiting} wait for their seal.`);
  if (last) line.print(`The chain ends with ${last.n}:${last.hash}`);
  line.print(findings.length === 0 ? 'The audit trail is whole.' : 'The audit trail is broken.');
  return findings.length === 0 ? 0 : 1;
}

function sentenceOf(finding: Finding): string {
  switch (finding.kind) {
    case 'changed':
      return `Entry ${finding.entry} of batch ${finding.batch} was changed or erased.`;
    case 'removed':
      return `Entry ${finding.entry} of batch ${finding.batch} was removed.`;
    case 'inserted':
      return `Entry ${finding.entry} was inserted: batch ${finding.batch} did not seal it.`;
    case 'batch-changed':
      return `Batch ${finding.batch} was changed.`;
    case 'batch-missing':
      return `Batch ${finding.batch} was removed.`;
    case 'not-the-known-end':
      return `Batch ${finding.batch} is not the one that you have kept: the chain was made anew or cut off.`;
  }
}
