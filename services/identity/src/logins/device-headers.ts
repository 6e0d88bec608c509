import type { FastifyReply } from 'fastify';
import { deviceCookie, deviceKeys } from '../attempts/domain/known-device.js';
import type { LoggedIn, ShownByDevice } from './session-opener.js';

export interface DeviceHeaders {
  readonly cookie?: string;
  readonly origin?: string;
  readonly 'user-agent'?: string;
}

export const shownBy = (headers: DeviceHeaders): ShownByDevice => ({
  keys: deviceKeys(headers.cookie),
  userAgent: headers['user-agent'],
});

export function answerDevice({ answer, newDevice }: LoggedIn, headers: DeviceHeaders, reply: FastifyReply) {
  // The browser's Origin shows its scheme, whatever proxies are in front of the service.
  const isSecure = headers.origin?.startsWith('https:') === true;
  const keys = deviceKeys(headers.cookie);
  if (newDevice !== null) void reply.header('set-cookie', deviceCookie([newDevice, ...keys], isSecure));
  return answer;
}
