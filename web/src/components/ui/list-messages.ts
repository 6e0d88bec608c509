import { defineMessages } from '../../lib/i18n/messages.js';

export const listMessages = defineMessages('lists', {
  previous: 'Previous',
  next: 'Next',
  range: '{from}–{to} of {total}',
  rangeOpen: '{from}–{to}',
  pages: 'Pages',
  more: 'Load more',
  details: 'Details',
  searchedBefore: 'You’re offline. Search isn’t available.',
  onPaper: 'Printing page {page} of {pages}: rows {from}–{to} of {total}.',
  onPaperOpen: 'Only page {page} is printed here: rows {from} to {to}. The list has more pages.',
  moreOnPaper: 'Only loaded rows are printed.',
  fromDay: 'From',
  toDay: 'To',
  backward: 'The start date must be before the end date.',
  download: 'Download',
  'as.csv': 'CSV',
  'as.xlsx': 'Excel',
  exporting: 'Preparing the file…',
  exported: 'Downloaded {file}.',
  exportFailed: 'Couldn’t create the file. {error}',
});
