import type { Chance } from '@deepam/platform';
import { beginning, type Course } from './course.js';

export const chanceOf = (course: Course): Chance => ({
  id: () =>
    Math.floor((beginning + course.now) / 1_000)
      .toString(16)
      .padStart(8, '0') + course.draw.hex(16),
  uuid: () => course.draw.hex(32),
  fraction: () => course.draw.fraction(),
});
