import type { EventDefinition } from '@deepam/contracts';
import { newId, type Documents } from '@deepam/platform';
import { failuresOf } from '../workload/failing-events.js';
import type { Messaging } from './messaging.js';

/** Only the inbox prevents a second effect of an event. */
export interface Effect {
  readonly _id: string;
  readonly eventId: string;
}

export const effectModel = 'Effect';

export function writeEffects(messaging: Messaging, heard: readonly EventDefinition[]): void {
  const effects: Documents<Effect> = messaging.database.documents(effectModel);
  for (const definition of heard) {
    messaging.on(definition, async ({ id: eventId, data }, { session, attempt }) => {
      await effects.insert({ _id: newId(), eventId }, session);
      if (attempt <= failuresOf(eventId, data)) throw new Error('The handler fails');
    });
  }
}

export function writeEffectsOfSeveral(messaging: Messaging, definition: EventDefinition): void {
  const effects: Documents<Effect> = messaging.database.documents(effectModel);
  messaging.onSeveral(definition, async (events, { session, attempt }) => {
    await effects.insertAll(
      events.map(({ id: eventId }) => ({ _id: newId(), eventId })),
      session,
    );
    if (events.some(({ id, data }) => attempt <= failuresOf(id, data))) throw new Error('The handler fails');
  });
}
