/**
 * Spec files, by parts of their paths, that take long and watch over tools and comfort instead of money and access: each day a third of
 * them runs, in `npm run proofs` all do. The thirds take equally long. See ADR 54.
 */
const thirds: Readonly<Record<'int' | 'browser', readonly [readonly string[], readonly string[], readonly string[]]>> =
  {
    int: [
      ['deploy/local/test/start', 'gateway/test/crowds', 'tests/observability/observability', 'tests/keeping/backup'],
      [
        'libs/local-servers/test/infrastructure',
        'libs/local-servers/test/mongod-download',
        'tests/deploy/release',
        'identity/test/head-create',
        'libs/platform/test/file-cleaner',
      ],
      [
        'libs/platform/test/process',
        'libs/platform/test/service-client',
        'libs/platform/test/uploads',
        'libs/platform/test/watchdog',
        'network/test/list-at-size',
        'identity/test/signing-keys',
      ],
    ],
    browser: [
      ['account', 'names', 'push-offer', 'kept-offline', 'head-bulk', 'head-notices'],
      ['public-pages', 'print', 'languages', 'dialogs', 'contact-map', 'head-tools', 'live-news'],
      [
        'installable',
        'statement-period',
        'typed-numbers',
        'network-tree',
        'invitation',
        'demo-logins',
        'head-proof-links',
      ],
    ].map((names) => names.map((name) => `browser/${name}.browser`)) as [string[], string[], string[]],
  };

const dayMs = 24 * 60 * 60 * 1_000;

/**
 * What a stage leaves out on a day.
 * @param time milliseconds since 1970; the day is that of UTC
 */
export function restingOn(stage: 'int' | 'browser', time: number): string[] {
  const turn = Math.floor(time / dayMs) % 3;
  return thirds[stage].filter((_, third) => third !== turn).flat();
}

/** Arguments with which jest leaves those files out. */
export function leaveOut(parts: readonly string[]): string[] {
  return parts.length === 0 ? [] : ['--testPathIgnorePatterns', `/(${parts.join('|')})`];
}
