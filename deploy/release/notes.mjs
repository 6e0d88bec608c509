// node deploy/release/notes.mjs VERSION: what the changelog says of it, for the page of the release.
import { readFileSync } from 'node:fs';
import { notesOf } from './new-version.mjs';

console.log(notesOf(readFileSync(new URL('../../docs/changelog.md', import.meta.url), 'utf8'), process.argv[2] ?? ''));
