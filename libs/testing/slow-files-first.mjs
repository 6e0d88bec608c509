import Sequencer from '@jest/test-sequencer';

/** Parts of the paths of files that take the longest, slowest first: begun last, they would hold up a worker alone. */
const slow = [
  'tests/crash',
  'tests/product.int',
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

/** The slow ones, then as jest would: by their time of the last run, or else by their size. */
export default class SlowFilesFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).toSorted((one, other) => place(one) - place(other));
  }
}
