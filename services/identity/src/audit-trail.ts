import 'reflect-metadata';
import {
  auditTrailUsage,
  isAuditTrailCommand,
  verifyAuditTrailCommand,
} from './audit-trail/verify-audit-trail/verify-audit-trail.command.js';
import { runCommand, terminal } from './commands/command-line.js';

process.exit(await runCommand(terminal, auditTrailUsage, verifyAuditTrailCommand, isAuditTrailCommand));
