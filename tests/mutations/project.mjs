import { fileURLToPath } from 'node:url';
import workspace from '../../jest.config.mjs';

/** One project of the workspace's jest setup, as a setup of its own. */
export function projectOf(name) {
  const { displayName: _, ...project } = workspace.projects.find(({ displayName }) => displayName === name);
  return { ...project, testTimeout: workspace.testTimeout, rootDir: fileURLToPath(new URL('../../', import.meta.url)) };
}
