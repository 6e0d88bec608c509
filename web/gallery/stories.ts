import * as actions from './stories/actions.js';
import * as feedback from './stories/feedback.js';
import * as fields from './stories/fields.js';
import * as files from './stories/files.js';
import * as layout from './stories/layout.js';
import * as lists from './stories/lists.js';
import * as overlays from './stories/overlays.js';
import * as texts from './stories/texts.js';
import type { Story } from './story.js';

export const groups: Readonly<Record<string, Readonly<Record<string, Story>>>> = {
  Actions: { ...actions },
  Fields: { ...fields },
  Files: { ...files },
  Lists: { ...lists },
  'Money, dates and names': { ...texts },
  'Dialogs and toasts': { ...overlays },
  Feedback: { ...feedback },
  Layout: { ...layout },
};

export const stories: Readonly<Record<string, Story>> = Object.assign({}, ...Object.values(groups));

export const firstStory = Object.keys(stories)[0]!;

/** `fileField` is listed as "File field". */
export const titleOf = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/^./, (letter) => letter.toUpperCase());
