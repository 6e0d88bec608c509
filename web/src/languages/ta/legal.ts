import type { AreaSentences } from '../areas.js';
import { privacy } from './privacy.js';
import { terms } from './terms.js';

export default {
  terms,
  privacy,
} satisfies AreaSentences<'legal'>;
