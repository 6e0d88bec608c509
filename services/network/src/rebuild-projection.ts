import 'reflect-metadata';
import { sessionProjection } from '@deepam/members';
import { runRebuild } from '@deepam/messaging';
import { AppModule } from './app.module.js';
import { readConfig } from './config.js';
import { rebuildCredits } from './tally/rebuild-credits.js';

const exitCode = await runRebuild(process.argv.slice(2), {
  service: 'network',
  projections: {
    credits: { about: 'earnings and commission that lists show, and from whom', remake: rebuildCredits },
    profiles: { about: 'names, contacts and pictures that lists show' },
    suspensions: { about: "who is suspended, as the head's list shows it" },
    ...sessionProjection,
  },
  config: readConfig,
  module: AppModule.with,
});
process.exit(exitCode);
