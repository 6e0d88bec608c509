type Turns = Readonly<Record<'int' | 'browser', readonly (readonly string[])[]>>;

/**
 * Spec files, by parts of their paths, that take long and watch over tools and comfort instead of money and access: each runs on one day of
 * the week, and all do each night, in `npm run proofs`. The days take about equally long. See ADR 54.
 */
const week: Turns = {
  int: [
    ['deploy/local/test/start'],
    ['tests/keeping/backup'],
    ['libs/local-servers/test/infrastructure', 'libs/local-servers/test/mongod-download', 'tests/deploy/release'],
    ['identity/test/crash', 'tests/observability/observability'],
    ['identity/test/head-create', 'libs/platform/test/file-cleaner', 'gateway/test/crowds'],
    [
      'libs/platform/test/process',
      'libs/platform/test/watchdog',
      'tests/deploy/kubernetes.int',
      'tests/deploy/kubernetes-running',
      'tests/deploy/network-policies',
      'tests/deploy/nginx-pages',
    ],
    [
      'libs/platform/test/service-client',
      'libs/platform/test/uploads',
      'libs/platform/test/last-calls',
      'libs/platform/test/expand',
      'libs/local-servers/test/port-claims',
      'network/test/list-network',
      'network/test/list-at-size',
      'identity/test/signing-keys',
      'notification/test/stream',
    ],
  ],
  browser: [
    ['account', 'names', 'every-screen', 'installable', 'unsent-forms'],
    ['push-offer', 'kept-offline', 'statement-period', 'push-notices'],
    ['head-bulk', 'head-notices', 'typed-numbers', 'chosen-files', 'upload-resume'],
    ['public-pages', 'network-tree', 'print', 'client-errors', 'reading-order'],
    ['needs-line', 'invitation', 'dropped-scripts', 'desk-hour'],
    ['dialogs', 'contact-map', 'demo-logins', 'prerendered'],
    ['head-tools', 'live-news', 'head-proof-links', 'stopped-sending', 'languages'],
  ].map((names) => names.map((name) => `browser/${name}.browser`)),
};

/**
 * Spec files of single rooms, which run every third day: what they are about is also seen in passing by what always runs, `product.int`,
 * `replicas.int` and the browser's main ways. See ADR 54.
 */
const thirds: Turns = {
  int: [
    [
      'identity/test/documents',
      'identity/test/forgot-password',
      'identity/test/profile.int',
      'network/test/closing.int',
      'network/test/membership.int',
      'notification/test/push.int',
      'gateway/test/client-errors',
      'gateway/test/rate-limits',
    ],
    [
      'identity/test/reauthenticate',
      'identity/test/sessions',
      'identity/test/scans',
      'network/test/bank-statements',
      'network/test/bank-matching',
      'notification/test/notifications.int',
      'gateway/test/edge',
      'gateway/test/forwarding',
      'tests/idle/idle',
    ],
    [
      'identity/test/log-in',
      'identity/test/staff.int',
      'identity/test/manage-staff',
      'network/test/bank-lines',
      'network/test/bank-turns',
      'network/test/bulk-approval',
      'network/test/bulk-work',
      'notification/test/file-grievance',
      'notification/test/grievance-desk',
      'libs/platform/test/uploaded-files',
    ],
  ],
  browser: [
    ['plans', 'first-password', 'desk-search', 'drafts', 'receipts', 'shared-device'],
    ['bank', 'staff', 'grievances', 'inviter', 'promises', 'saved-views', 'wallet'],
    ['statement', 'head-proofs', 'head-orders', 'second-factor', 'sharing', 'credits', 'thumb-run'],
  ].map((names) => names.map((name) => `browser/${name}.browser`)),
};

/** Parts of the paths of specs that look at the people of the demo network; no other spec needs it. */
export const onDemoNetwork = ['every-screen', 'names', 'print', 'reading-order'].map(
  (name) => `browser/${name}.browser`,
);

const dayMs = 24 * 60 * 60 * 1_000;

/**
 * What a stage leaves out on a day.
 * @param time milliseconds since 1970; the day is that of UTC
 */
export function restingOn(stage: 'int' | 'browser', time: number): string[] {
  const day = Math.floor(time / dayMs);
  return [week[stage], thirds[stage]].flatMap((groups) =>
    groups.filter((_, place) => place !== day % groups.length).flat(),
  );
}

/** Arguments with which jest leaves those files out. */
export function leaveOut(parts: readonly string[]): string[] {
  return parts.length === 0 ? [] : ['--testPathIgnorePatterns', `/(${parts.join('|')})`];
}
