import { join } from 'node:path';
import type { LocalConfig } from '../config.js';
import { ensureHead, type HeadOutcome, type Reporter, type System } from '@deepam/local-servers';
import { demoLogins } from './demo-logins.js';
import { makeDemo } from './make-demo.js';
import { demoHeadName } from './people.js';
import { newPassword, readSetup, writePrivate, type Setup } from '../data-folder/setup-file.js';

const usualHeadMobile = '9876500000';

export interface SetupOptions {
  readonly root: string;
  readonly dataDir: string;
  readonly config: LocalConfig;
  readonly env: NodeJS.ProcessEnv;
  readonly withDemo: boolean;
  readonly reporter: Reporter;
}

export const demoLoginsFile = (dataDir: string): string => join(dataDir, 'demo-logins.json');

export async function setUp(system: System, options: SetupOptions): Promise<readonly string[]> {
  const { dataDir, config } = options;
  const file = join(dataDir, 'setup.json');
  let setup = (await readSetup(file)) ?? decided(config, options.withDemo);
  let headOutput: readonly string[] = [];
  if (!setup.isHeadMade) {
    // The file is written first, so that an interrupted start continues with the same passwords.
    await writePrivate(file, setup);
    const outcome = await makeHead(system, options, setup);
    if (!outcome.exists) return [`No head was made: ${outcome.output.join(' ')}`];
    setup = { ...setup, isHeadMade: true };
    await writePrivate(file, setup);
    if (setup.headPassword === null) headOutput = outcome.output;
  }
  if (await completeDemo(system, options, setup)) await writePrivate(file, { ...setup, isDemoComplete: true });
  return headOutput;
}

function decided(config: LocalConfig, withDemo: boolean): Setup {
  return {
    headMobile: config.HEAD_MOBILE ?? usualHeadMobile,
    headPassword: withDemo ? (config.HEAD_PASSWORD ?? newPassword(8)) : null,
    demoPassword: withDemo ? newPassword(6) : null,
    isHeadMade: false,
    isDemoComplete: false,
  };
}

function makeHead(system: System, { root, config, env }: SetupOptions, setup: Setup): Promise<HeadOutcome> {
  const head = {
    mobile: setup.headMobile,
    password: setup.headPassword ?? config.HEAD_PASSWORD,
    name: config.HEAD_NAME ?? (setup.headPassword === null ? undefined : demoHeadName),
  };
  return ensureHead(root, system, head, env);
}

async function completeDemo(system: System, { dataDir, reporter }: SetupOptions, setup: Setup): Promise<boolean> {
  const { headMobile, headPassword, demoPassword } = setup;
  if (headPassword === null || demoPassword === null || setup.isDemoComplete) return false;
  const head = { mobile: headMobile, password: headPassword };
  try {
    await makeDemo({ url: system.url, head, password: demoPassword, reporter });
    await writePrivate(demoLoginsFile(dataDir), demoLogins(head, demoPassword));
    return true;
  } catch (error) {
    reporter.problem(`The demo network is not complete, the next start goes on with it: ${(error as Error).message}`);
    return false;
  }
}
