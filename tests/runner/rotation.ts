/**
 * Spec files, by parts of their paths, that take long and watch over tools and comfort instead of money and access: each runs on one day of
 * the week, and all do each night, in `npm run proofs`. The days take about equally long. See ADR 54.
 */
const week: Readonly<Record<'int' | 'browser', readonly (readonly string[])[]>> = {
  int: [
    ['deploy/local/test/start'],
    ['tests/keeping/backup'],
    ['libs/local-servers/test/infrastructure', 'libs/local-servers/test/mongod-download', 'tests/deploy/release'],
    ['identity/test/crash', 'tests/observability/observability'],
    ['identity/test/head-create', 'libs/platform/test/file-cleaner', 'gateway/test/crowds'],
    ['libs/platform/test/process', 'libs/platform/test/watchdog'],
    [
      'libs/platform/test/service-client',
      'libs/platform/test/uploads',
      'network/test/list-at-size',
      'identity/test/signing-keys',
    ],
  ],
  browser: [
    ['account', 'names', 'every-screen', 'installable', 'unsent-forms'],
    ['push-offer', 'kept-offline', 'statement-period'],
    ['head-bulk', 'head-notices', 'typed-numbers', 'chosen-files'],
    ['public-pages', 'network-tree', 'print', 'client-errors'],
    ['needs-line', 'invitation', 'dropped-scripts'],
    ['dialogs', 'contact-map', 'demo-logins', 'prerendered'],
    ['head-tools', 'live-news', 'head-proof-links', 'stopped-sending', 'languages'],
  ].map((names) => names.map((name) => `browser/${name}.browser`)),
};

/** Parts of the paths of specs that look at the people of the demo network; no other spec needs it. */
export const onDemoNetwork = ['every-screen', 'names', 'print'].map((name) => `browser/${name}.browser`);

const dayMs = 24 * 60 * 60 * 1_000;

/**
 * What a stage leaves out on a day.
 * @param time milliseconds since 1970; the day is that of UTC
 */
export function restingOn(stage: 'int' | 'browser', time: number): string[] {
  const turn = Math.floor(time / dayMs) % 7;
  return week[stage].filter((_, day) => day !== turn).flat();
}

/** Arguments with which jest leaves those files out. */
export function leaveOut(parts: readonly string[]): string[] {
  return parts.length === 0 ? [] : ['--testPathIgnorePatterns', `/(${parts.join('|')})`];
}
