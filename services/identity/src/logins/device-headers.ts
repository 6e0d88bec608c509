import type { FastifyReply } from 'fastify';
import { deviceCookie, deviceKeys } from './domain/known-device.js';
import type { LoggedIn, ShownByDevice } from './session-opener.js';

/** Of a request that logs in. */
export interface DeviceHeaders {
  readonly cookie?: string;
  readonly origin?: string;
  readonly 'user-agent'?: string;
}

export const shownBy = (headers: DeviceHeaders): ShownByDevice => ({
  keys: deviceKeys(headers.cookie),
  userAgent: headers['user-agent'],
});

/** Gives the browser the key of a new device, beside those that it has. */
export function answerDevice({ answer, newDevice }: LoggedIn, headers: DeviceHeaders, reply: FastifyReply) {
  // A browser's Origin tells how it came here, through whatever stands before this service.
  const isSecure = headers.origin?.startsWith('https:') === true;
  const keys = deviceKeys(headers.cookie);
  if (newDevice !== null) void reply.header('set-cookie', deviceCookie([newDevice, ...keys], isSecure));
  return answer;
}
