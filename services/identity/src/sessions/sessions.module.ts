import type { FeatureModule } from '@deepam/messaging';
import { EndIdleSessions } from './end-idle-sessions/end-idle-sessions.js';
import { EndMemberSessionsController } from './end-member-sessions/end-member-sessions.controller.js';
import { EndMemberSessionsHandler } from './end-member-sessions/end-member-sessions.handler.js';
import { EndOtherSessionsController } from './end-other-sessions/end-other-sessions.controller.js';
import { EndOtherSessionsHandler } from './end-other-sessions/end-other-sessions.handler.js';
import { EndSessionController } from './end-session/end-session.controller.js';
import { EndSessionHandler } from './end-session/end-session.handler.js';
import { ListMemberSessionsController } from './list-member-sessions/list-member-sessions.controller.js';
import { ListRevocationsController } from './list-revocations/list-revocations.controller.js';
import { ListSessionsController } from './list-sessions/list-sessions.controller.js';
import { ListSessionsHandler } from './list-sessions/list-sessions.handler.js';
import { LogOutController } from './log-out/log-out.controller.js';
import { LogOutHandler } from './log-out/log-out.handler.js';
import { NoteSeenController } from './note-seen/note-seen.controller.js';
import { OpenSessions } from './open-sessions.js';
import { sessionModel, sessionSchema } from './persistence/session.schema.js';
import { SessionsRepository } from './persistence/sessions.repository.js';
import { SessionEnds } from './session-ends.js';
import { SessionRecords } from './session-records.js';
import { WaysIn } from './ways-in.js';

export const sessions: FeatureModule = {
  models: [{ name: sessionModel, schema: sessionSchema }],
  controllers: [
    EndMemberSessionsController,
    EndOtherSessionsController,
    EndSessionController,
    ListMemberSessionsController,
    ListRevocationsController,
    ListSessionsController,
    LogOutController,
    NoteSeenController,
  ],
  providers: [
    EndIdleSessions,
    EndMemberSessionsHandler,
    EndOtherSessionsHandler,
    EndSessionHandler,
    ListSessionsHandler,
    LogOutHandler,
    OpenSessions,
    SessionEnds,
    SessionRecords,
    SessionsRepository,
    WaysIn,
  ],
};
