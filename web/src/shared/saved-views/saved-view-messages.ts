import { defineMessages } from '../../lib/i18n/messages.js';

export const savedViewMessages = defineMessages('saved-views', {
  title: 'Saved views',
  save: 'Save this view',
  saveLead: 'Search, filters and order of this list are kept under a name, for you alone, on every device.',
  name: 'Name',
  nameNeeded: 'Please enter a name, at most 60 characters.',
  nameTaken: 'You have a view of this name already.',
  full: 'At most {count} views are kept of a list. Remove one first.',
  saved: '“{name}” was saved.',
  manage: 'Rename or remove',
  remove: 'Remove',
  removeNamed: 'Remove: {name}',
  keep: 'Save',
  changed: 'Your views were saved.',
  failed: 'The views could not be saved. {error}',
  none: 'No view is left.',
  manyRows: '{count}+',
  'rows.one': '{count} row',
  'rows.other': '{count} rows',
});
