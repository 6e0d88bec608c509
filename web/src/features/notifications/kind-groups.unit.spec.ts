import { isSwitchable, notificationKinds } from '@deepam/contracts';
import { describe, expect, it } from '@jest/globals';
import { groupsFor } from './kind-groups.js';

describe('the groups of preferences', () => {
  it('hold every kind, each once for a person', () => {
    const kindsOf = (isHead: boolean) => groupsFor(isHead).flatMap(([, kinds]) => kinds);
    for (const isHead of [true, false]) expect(new Set(kindsOf(isHead)).size).toBe(kindsOf(isHead).length);
    expect(new Set([...kindsOf(true), ...kindsOf(false)])).toEqual(new Set(notificationKinds.filter(isSwitchable)));
  });
});
