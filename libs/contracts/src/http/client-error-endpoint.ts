import { z } from 'zod';
import { cleanMessage } from '../client-errors/clean-error.js';
import { message } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';

export const clientErrorKinds = ['error', 'rejection', 'drawing'] as const;

/** What a browser tells of an error. The sender cleans it; here it is cleaned again, or refused. */
export const clientError = z.object({
  /** Thrown and not caught, a promise nobody waited for, or a page that could not be drawn. */
  kind: z.enum(clientErrorKinds),
  name: z.string().regex(/^[A-Za-z]{1,40}$/),
  message: z.string().max(400).transform(cleanMessage),
  /** Places in files of the web, the innermost first: `index-C6UmdStH.js:1:48213`. */
  frames: z.array(z.string().regex(/^[A-Za-z][\w.-]{0,60}\.js:\d{1,5}:\d{1,7}$/)).max(8),
  page: z.string().regex(/^(\/([a-z][a-z-]{0,30}|:id)?){1,8}$/),
  build: z.string().regex(/^[\w-]{1,40}$/),
});
export type ClientError = z.infer<typeof clientError>;

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
