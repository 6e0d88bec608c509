import { defineMessages } from '../../lib/i18n/messages.js';

export const listMessages = defineMessages('lists', {
  previous: 'Previous',
  next: 'Next',
  range: '{from}–{to} of {total}',
  rangeOpen: '{from}–{to}',
  pages: 'Pages',
  more: 'Load more',
  details: 'Details',
  searchedBefore: 'You’re offline: the list can’t be searched now.',
  onPaper: 'Page {page} of {pages} is printed here: rows {from} to {to} of {total}.',
  onPaperOpen: 'Only page {page} is printed here: rows {from} to {to}. The list has more pages.',
  moreOnPaper: 'The list goes on; what was not loaded is not printed here.',
  fromDay: 'From',
  toDay: 'To',
  backward: 'The first day is after the last one. Please change one of them.',
  download: 'Download',
  'as.csv': 'CSV',
  'as.xlsx': 'Excel',
  exporting: 'Preparing the file…',
  exported: 'Downloaded {file}.',
  exportFailed: 'Couldn’t create the file. {error}',
});
