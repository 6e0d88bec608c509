import type { AreaSentences } from '../areas.js';
import { grievances } from './grievances.js';
import { guide } from './guide.js';

export default { grievances, guide } satisfies AreaSentences<'grievance'>;
