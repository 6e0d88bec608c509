export * from './members.module.js';
export { memberProjections, sessionProjection } from './projections.js';
export { Members, type Member } from './projection/members.js';
export { KnownRevocations } from './sessions/known-revocations.js';
export * from './sessions/session-revocations.module.js';
export { StoredRevocations } from './sessions/stored-revocations.js';
