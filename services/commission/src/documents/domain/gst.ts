import type { Paise } from '@deepam/contracts';

export interface TaxedPrice {
  readonly totalPaise: Paise;
  readonly rateBasisPoints: number;
  readonly taxablePaise: Paise;
  readonly cgstPaise: Paise;
  readonly sgstPaise: Paise;
  readonly igstPaise: Paise;
}

/**
 * The parts add up to the price exactly. Within one state both halves of the tax are equal, so an odd paisa counts as
 * value.
 */
export function taxIn(totalPaise: Paise, rateBasisPoints: number, isWithinState: boolean): TaxedPrice {
  const whole = 10_000 + rateBasisPoints;
  if (isWithinState) {
    const half = Math.round((totalPaise * rateBasisPoints) / (2 * whole));
    const taxablePaise = totalPaise - 2 * half;
    return { totalPaise, rateBasisPoints, taxablePaise, cgstPaise: half, sgstPaise: half, igstPaise: 0 };
  }
  const igstPaise = Math.round((totalPaise * rateBasisPoints) / whole);
  return { totalPaise, rateBasisPoints, taxablePaise: totalPaise - igstPaise, cgstPaise: 0, sgstPaise: 0, igstPaise };
}
