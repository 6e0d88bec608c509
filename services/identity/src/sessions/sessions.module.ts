import type { FeatureModule } from '@deepam/messaging';
import { EndIdleSessions } from './end-idle-sessions.js';
import { EndMemberSessionsHandler } from './end-member-sessions.js';
import { EndOtherSessionsHandler } from './end-other-sessions.js';
import { EndSessionHandler } from './end-session.js';
import { ListSessionsHandler } from './list-sessions.js';
import { LogoutHandler } from './logout.js';
import { OpenSessions } from './open-sessions.js';
import { sessionModel, sessionSchema, SessionsRepository } from './sessions.repository.js';
import { SessionEnds } from './session-ends.js';
import { SessionRecords } from './session-records.js';
import { WaysIn } from './ways-in.js';
import { SessionsController } from './sessions.controller.js';

export const sessions: FeatureModule = {
  models: [{ name: sessionModel, schema: sessionSchema }],
  controllers: [SessionsController],
  providers: [
    EndIdleSessions,
    EndMemberSessionsHandler,
    EndOtherSessionsHandler,
    EndSessionHandler,
    ListSessionsHandler,
    LogoutHandler,
    OpenSessions,
    SessionEnds,
    SessionRecords,
    SessionsRepository,
    WaysIn,
  ],
};
