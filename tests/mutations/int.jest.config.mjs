import { projectOf } from './project.mjs';

const { globalSetup: _, globalTeardown: __, ...int } = projectOf('int');

export default int;
