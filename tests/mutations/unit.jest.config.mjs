import { projectOf } from './project.mjs';

export default projectOf('unit');
