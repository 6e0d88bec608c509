import type { AreaSentences } from '../areas.js';
import { privacy } from './privacy.js';
import { promises } from './promises.js';
import { terms } from './terms.js';

export default {
  terms,
  privacy,
  promises,
} satisfies AreaSentences<'legal'>;
