import Sequencer from '@jest/test-sequencer';

/**
 * Parts of the paths of the slowest files, slowest first: started last, one of them would hold up a worker at the end.
 */
const slow = [
  // In a process in which no other file has run: one that has used an AsyncLocalStorage takes several times as long for each promise.
  'simulator/planted',
  'simulator/histories',
  'tests/replicas.int',
  'tests/access.int',
  'tests/product.int',
  'tests/crash',
  'local/test/start',
  'identity/test/crash',
  'commission/test/sequences',
  'local-servers/test/infrastructure',
  'tests/',
  'sequences',
  'languages.browser',
  'public-pages.browser',
];

const place = ({ path }) => {
  const found = slow.findIndex((part) => path.includes(part));
  return found === -1 ? slow.length : found;
};

/** Slow ones that begin together: each starts the whole product, and more at once would only wait for one another. */
const together = 2;
const between = 3;

/** The slow files come with quick files between them, in jest's order: by the time of the last run, or else by size. */
export default class SlowFilesFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests).toSorted((one, other) => place(one) - place(other));
    const quick = sorted.filter((test) => place(test) === slow.length);
    const spread = sorted
      .filter((test) => place(test) < slow.length)
      .flatMap((test, index) => (index < together ? [test] : [...quick.splice(0, between), test]));
    return [...spread, ...quick];
  }
}
