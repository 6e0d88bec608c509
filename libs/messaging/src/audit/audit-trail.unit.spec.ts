import type { RequestContext } from '@deepam/platform';
import { expect, it } from '@jest/globals';
import { actorOf } from './audit-trail.js';

const person = { isHead: false, sessionVersion: 1 };
const request = { correlationId: 'a test', causationId: null, address: '203.0.113.7' };

it.each<[string, RequestContext | undefined, object]>([
  ['the head', { ...request, caller: { ...person, memberId: 'h', isHead: true } }, { kind: 'head', id: 'h' }],
  ['staff', { ...request, caller: { ...person, memberId: 's', permissions: [] } }, { kind: 'staff', id: 's' }],
  ['a member', { ...request, caller: { ...person, memberId: 'm' } }, { kind: 'member', id: 'm' }],
  ['a service that calls another', { ...request, caller: { memberId: 'network' } }, { kind: 'service', id: 'network' }],
  ['nobody who is logged in', request, { kind: 'stranger', id: null }],
  ['an operator', { correlationId: 'x', causationId: null, caller: null }, { kind: 'operator', id: null }],
  ['an event', { correlationId: 'x', causationId: 'an event' }, { kind: 'service', id: 'identity' }],
  ['work in the background', undefined, { kind: 'service', id: 'identity' }],
])('%s', (_who, context, actor) => expect(actorOf(context, 'identity')).toEqual(actor));
