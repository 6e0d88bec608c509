import { projectOf } from './project.mjs';

const { globalSetup: _, globalTeardown: __, ...int } = projectOf('int');

/** The specs that need servers, on those that the runner keeps from the first mutation to the last. */
export default int;
