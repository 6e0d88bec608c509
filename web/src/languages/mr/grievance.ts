import type { AreaSentences } from '../areas.js';
import { grievances } from './grievances.js';

export default { grievances } satisfies AreaSentences<'grievance'>;
