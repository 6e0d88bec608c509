import type { Reporter } from '@deepam/local-servers';
import { poll, type Product } from '@deepam/testing';
import type { GoalOptions } from '../goal-options.js';
import type { Reader } from '../running/people.js';
import { untilSettled } from '../running/until-settled.js';
import { plantMembers } from './plant-members.js';
import { plantPostings } from './plant-postings.js';
import { plantedReaders } from './readers.js';

const usualMembers = 100_000;
const postingsEach = 5;
const readerCount = 200;

export interface Large {
  readonly product: Product;
  readonly members: number;
  readonly readers: readonly Reader[];
}

export async function plantLarge(
  product: Product,
  { members = usualMembers }: Pick<GoalOptions, 'members'>,
  reporter: Pick<Reporter, 'info'>,
): Promise<Large> {
  reporter.info(`planting ${members} members and ${members * postingsEach} postings of two years`);
  await plantMembers(product, members);
  await plantPostings(product, members, members * postingsEach);
  reporter.info('waiting until their days are counted');
  await untilCounted(product);
  reporter.info(`letting ${readerCount} of them log in`);
  const readers = await plantedReaders(product, members, readerCount);
  await untilSettled(product);
  return { product, members, readers };
}

/** Counting the totals would take processor time from the measurement. */
export const untilCounted = ({ database }: Product): Promise<boolean> =>
  poll(async () => (await database('commission').collection('business_day_marks').findOne({})) === null, {
    timeout: 900_000,
  });
