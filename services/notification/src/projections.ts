import { memberProjections } from '@deepam/members';
import type { Projection } from '@deepam/messaging';
import { ServiceLevelDayCounter } from './service-levels/count/service-level-day-counter.js';

export const notificationProjections = {
  ...memberProjections,
  'service-levels': {
    about: 'how long people waited, for the page of promises',
    collection: 'promise_cases',
    remake: async (_connection, _prefix, service) => {
      await service.get(ServiceLevelDayCounter, { strict: false }).markCounted();
      return 0;
    },
  },
} as const satisfies Record<string, Projection>;
