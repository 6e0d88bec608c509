import { projectOf } from './project.mjs';

/** The unit specs alone. */
export default projectOf('unit');
