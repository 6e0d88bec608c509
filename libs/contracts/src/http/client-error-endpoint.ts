import { z } from 'zod';
import { cleanMessage } from '../client-errors/clean-error.js';
import { message } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';

export const clientErrorKinds = ['error', 'rejection', 'drawing'] as const;

/**
 * The browser that sends the report removes personal data from it; the gateway removes it again, or rejects the report.
 */
export const clientError = z.object({
  kind: z.enum(clientErrorKinds),
  name: z.string().regex(/^[A-Za-z]{1,40}$/),
  message: z.string().max(400).transform(cleanMessage),
  frames: z.array(z.string().regex(/^[A-Za-z][\w.-]{0,60}\.js:\d{1,5}:\d{1,7}$/)).max(8),
  /** Ids in the path are replaced by `:id`. */
  page: z.string().regex(/^(\/([a-z][a-z-]{0,30}|:id)?){1,8}$/),
  build: z.string().regex(/^[\w-]{1,40}$/),
});
export type ClientError = z.infer<typeof clientError>;

/**
 * Only English words of the message, places in files of the web and the page are stored. The error is counted, and
 * logged once in ten minutes. The body has at most 8 192 bytes. The sender does not wait for the answer.
 */
export const reportClientError = defineEndpoint({
  name: 'reportClientError',
  method: 'POST',
  path: '/client-errors',
  service: 'gateway',
  access: 'public',
  summary: 'Tell of an error in a browser, without anything about the person',
  body: clientError,
  status: 202,
  response: message,
});
