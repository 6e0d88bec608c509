import { defineMessages } from '../../lib/i18n/messages.js';

export const savedViewMessages = defineMessages('saved-views', {
  title: 'Saved views',
  save: 'Save view',
  saveLead: 'Saves the search, filters and sorting for you, on all your devices.',
  name: 'Name',
  nameNeeded: 'Enter a name of up to 60 characters.',
  nameTaken: 'You already have a view with this name.',
  full: 'At most {count} views can be saved per list. Remove one first.',
  saved: '“{name}” was saved.',
  manage: 'Rename or remove',
  remove: 'Remove',
  removeNamed: 'Remove: {name}',
  keep: 'Save',
  changed: 'Views saved.',
  failed: 'Couldn’t save views. {error}',
  none: 'No saved views',
  manyRows: '{count}+',
  'rows.one': '{count} row',
  'rows.other': '{count} rows',
});
