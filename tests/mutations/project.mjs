import { fileURLToPath } from 'node:url';
import workspace from '../../jest.config.mjs';

export function projectOf(name) {
  const { displayName: _, ...project } = workspace.projects.find(({ displayName }) => displayName === name);
  return { ...project, testTimeout: workspace.testTimeout, rootDir: fileURLToPath(new URL('../../', import.meta.url)) };
}
