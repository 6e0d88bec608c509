import type { FeatureModule } from '@deepam/messaging';
import { EndIdleSessions } from './end-idle-sessions/end-idle-sessions.js';
import { EndMemberSessionsController } from './end-member-sessions/end-member-sessions.controller.js';
import { EndMemberSessionsHandler } from './end-member-sessions/end-member-sessions.handler.js';
import { EndOtherSessionsController } from './end-other-sessions/end-other-sessions.controller.js';
import { EndOtherSessionsHandler } from './end-other-sessions/end-other-sessions.handler.js';
import { EndSessionController } from './end-session/end-session.controller.js';
import { EndSessionHandler } from './end-session/end-session.handler.js';
import { MemberSessionsController } from './member-sessions/member-sessions.controller.js';
import { SessionRevocationsController } from './session-revocations/session-revocations.controller.js';
import { ListSessionsController } from './list-sessions/list-sessions.controller.js';
import { ListSessionsHandler } from './list-sessions/list-sessions.handler.js';
import { LogoutController } from './logout/logout.controller.js';
import { LogoutHandler } from './logout/logout.handler.js';
import { SessionsSeenController } from './sessions-seen/sessions-seen.controller.js';
import { OpenSessions } from './open-sessions.js';
import { sessionModel, sessionSchema } from './persistence/session.schema.js';
import { SessionsRepository } from './persistence/sessions.repository.js';
import { SessionEnds } from './session-ends.js';
import { SessionRecords } from './session-records.js';
import { WaysIn } from './ways-in.js';
import { EndMemberSessionController } from './end-member-session/end-member-session.controller.js';

export const sessions: FeatureModule = {
  models: [{ name: sessionModel, schema: sessionSchema }],
  controllers: [
    EndMemberSessionController,
    EndMemberSessionsController,
    EndOtherSessionsController,
    EndSessionController,
    ListSessionsController,
    LogoutController,
    MemberSessionsController,
    SessionRevocationsController,
    SessionsSeenController,
  ],
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
