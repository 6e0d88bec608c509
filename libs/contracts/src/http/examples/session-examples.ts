import * as sessions from '../session-endpoints.js';
import * as pinSignIns from '../login-endpoints.js';
import { exampleOf, token } from './example.js';

export const session = {
  _id: '0b9c7c54-5b0e-4b1c-9d0a-2f6f6f1f7c11',
  browser: 'Chrome',
  system: 'Android',
  firstSeenAt: '2026-03-01T09:00:00.000Z',
  lastSeenAt: '2026-03-01T09:20:00.000Z',
  isCurrent: false,
};
const proof = 'u0mQ8rJ3x5vPzYb1kWc7dTg2nLh9sEf4aXo6iRq-MtU';
const share = 'Hj5sK2wN8bV1cX7zQ4mT0yRg6pLf9dEa3iUo-KvBnWc';
const ownSession = { ...session, _id: '5f1d7e84-1c2b-4c9e-8a35-7a0d2b6f4e90', system: 'Windows', isCurrent: true };

export const sessionExamples = [
  exampleOf(sessions.listSessions, { response: [ownSession, { ...session, lastSeenAt: '2026-03-02T18:20:00.000Z' }] }),
  exampleOf(sessions.endSession, { response: { message: 'This login has ended.' } }),
  exampleOf(sessions.endOtherSessions, { response: { message: 'All other logins have ended.', token } }),
  exampleOf(sessions.logout, { response: { message: 'You are logged out.' } }),
  exampleOf(pinSignIns.setUpPinSignIn, {
    request: { proof, password: 'a good password' },
    response: { _id: 'Zk3vX0pQ8mYw2sT7bN1cLA', share },
  }),
  exampleOf(pinSignIns.renewPinSignIn, { response: { message: 'This login is kept.' } }),
  exampleOf(pinSignIns.signInWithPin, { request: { proof }, response: { share, wrongTries: 0 } }),
  exampleOf(pinSignIns.removePinSignIn, { response: { message: 'This login is not kept any more.' } }),
  exampleOf(sessions.memberSessions, { response: [session] }),
  exampleOf(sessions.endMemberSessions, { response: { message: 'All logins of this member have ended.' } }),
  exampleOf(sessions.endMemberSession, { response: { message: 'This login has ended.' } }),
];
