import { auditPage } from './reference/audit.mjs';
import { callPages } from './reference/calls.mjs';
import { collectionsPage } from './reference/collections.mjs';
import { environmentPage } from './reference/environment.mjs';
import { errorsPage } from './reference/errors.mjs';
import { eventsPage } from './reference/events.mjs';
import { notificationsPage } from './reference/notifications.mjs';
import { permissionsPage } from './reference/permissions.mjs';
import { readSources } from './sources.mjs';

export async function referencePages(root) {
  const sources = readSources(root);
  return new Map([
    ...callPages(sources).map(([name, text]) => [`docs/reference/${name}.md`, text]),
    ['docs/reference/errors.md', errorsPage()],
    ['docs/reference/events.md', eventsPage(sources)],
    ['docs/reference/notifications.md', notificationsPage(sources)],
    ['docs/reference/permissions.md', permissionsPage()],
    ['docs/reference/audit.md', auditPage()],
    ['docs/reference/environment.md', environmentPage(sources)],
    ['docs/reference/collections.md', await collectionsPage(sources)],
  ]);
}
