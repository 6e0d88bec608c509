import type { RequestContext } from '@deepam/platform';
import { describe, expect, it } from '@jest/globals';
import { actorOf } from './audit-trail.js';

const request = { correlationId: 'a test', causationId: null, address: '203.0.113.7' };

describe('the actor of an audit entry', () => {
  it.each<[string, RequestContext | undefined, object]>([
    ['the head', { ...request, memberId: 'h', sessionVersion: 1, isHead: true }, { kind: 'head', id: 'h' }],
    ['staff', { ...request, memberId: 's', sessionVersion: 1, isStaff: true }, { kind: 'staff', id: 's' }],
    ['a member', { ...request, memberId: 'm', sessionVersion: 1, isHead: false }, { kind: 'member', id: 'm' }],
    ['a service that calls another', { ...request, memberId: 'network' }, { kind: 'service', id: 'network' }],
    ['nobody who is logged in', request, { kind: 'stranger', id: null }],
    ['an operator', { correlationId: 'x', causationId: null, isOperator: true }, { kind: 'operator', id: null }],
    ['an event', { correlationId: 'x', causationId: 'an event' }, { kind: 'service', id: 'identity' }],
    ['work in the background', undefined, { kind: 'service', id: 'identity' }],
  ])('%s', (_who, context, actor) => expect(actorOf(context, 'identity')).toEqual(actor));
});
