import { places, steps } from './pin-table.js';

export interface PinPlace {
  readonly state: string;
  /** The district is empty if it is uncertain. */
  readonly district: string;
}

function readTable(): ReadonlyMap<string, PinPlace> {
  const known = places.split('|').map((place) => {
    const [state = '', district = ''] = place.split('/');
    return { state, district };
  });
  const table = new Map<string, PinPlace>();
  let pin = 0;
  let place = known[0]!;
  for (const step of steps.split(',')) {
    const [distance = '', at] = step.split(':').toReversed();
    if (at !== undefined) place = known[Number.parseInt(at, 36)]!;
    pin += distance === '' ? 1 : Number.parseInt(distance, 36);
    table.set(String(pin), place);
  }
  return table;
}

let table: ReadonlyMap<string, PinPlace> | undefined;

export const placeOfPin = (pin: string): PinPlace | null => (table ??= readTable()).get(pin) ?? null;

export const knownPins = (): ReadonlyMap<string, PinPlace> => (table ??= readTable());
