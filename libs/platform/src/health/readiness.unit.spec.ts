import { describe, expect, it } from '@jest/globals';
import { Readiness } from './readiness.js';

describe('readiness', () => {
  it('holds while every check passes, and names what does not', async () => {
    const readiness = new Readiness();
    let broker = true;
    readiness.register('mongo', () => Promise.resolve());
    readiness.register('consumers', () => {
      if (!broker) throw new Error('not attached');
    });
    expect(await readiness.report()).toEqual({ ready: true, checks: { mongo: 'up', consumers: 'up' } });
    broker = false;
    expect(await readiness.report()).toEqual({ ready: false, checks: { mongo: 'up', consumers: 'not attached' } });
  });

  it('ends for good when the process stops', async () => {
    const readiness = new Readiness();
    readiness.stop();
    expect(await readiness.report()).toEqual({ ready: false, checks: { process: 'is stopping' } });
  });
});
