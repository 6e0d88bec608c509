import type { AreaSentences } from '../areas.js';
import { privacy } from './privacy.js';
import { serviceLevels } from './service-levels.js';
import { terms } from './terms.js';

export default {
  terms,
  privacy,
  'service-levels': serviceLevels,
} satisfies AreaSentences<'legal'>;
