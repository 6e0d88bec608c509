// Prints the changelog of a version for the page of the release.
//   node deploy/release/notes.mjs VERSION
import { readFileSync } from 'node:fs';
import { notesOf } from './new-version.mjs';

console.log(notesOf(readFileSync(new URL('../../docs/changelog.md', import.meta.url), 'utf8'), process.argv[2] ?? ''));
