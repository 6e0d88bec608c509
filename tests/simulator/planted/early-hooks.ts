import type { Database } from '@deepam/platform';
import type { ClientSession } from 'mongoose';
import { Attempts, type Attempt } from '../../../libs/platform/src/database/attempts.js';
import { withMethods } from './with-methods.js';

class EarlyHooks extends Attempts {
  override begin(session: ClientSession): Attempt {
    const attempt = super.begin(session);
    attempt.afterCommit = (hook) => hook();
    return attempt;
  }
}

export const hooksBeforeCommit = (database: Database): Database =>
  withMethods(database, { attempts: new EarlyHooks() });
