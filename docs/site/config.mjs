import { defineConfig } from 'vitepress';

/** Anchors as GitHub makes them, so that links with an anchor hold in both places. */
const slugify = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

const page = (text, link) => ({ text, link });

export default defineConfig({
  title: 'Deepam',
  description: 'Documentation of Deepam',
  cleanUrls: false,
  lastUpdated: false,
  ignoreDeadLinks: 'localhostLinks',
  markdown: { html: false, anchor: { slugify }, theme: { light: 'github-light', dark: 'github-dark' } },
  vite: { logLevel: 'warn', build: { chunkSizeWarningLimit: 10_000 } },
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    sidebar: [
      {
        text: 'Product',
        items: [
          page('What it is', '/'),
          page('For the owner', '/docs/owner'),
          page('मालिक के लिए', '/docs/owner.hi'),
          page('Specification', '/docs/specification'),
          page('Rules', '/docs/specification/rules'),
          page('Access', '/docs/specification/access'),
          page('Web', '/docs/specification/web'),
          page('Limits', '/docs/specification/limits'),
          page('Calls, errors, events', '/docs/specification/conventions'),
          page('Glossary', '/docs/glossary'),
          page('Promises', '/docs/promises'),
          page('Changelog', '/docs/changelog'),
        ],
      },
      {
        text: 'Operation',
        items: [
          page('Operations', '/docs/operations'),
          page('Alerts', '/docs/alerts'),
          page('Observability', '/docs/observability'),
          page('Environment variables', '/docs/reference/environment'),
          page('Security', '/SECURITY'),
          page('OWASP ASVS', '/docs/asvs'),
        ],
      },
      {
        text: 'Code',
        items: [
          page('Contributing', '/CONTRIBUTING'),
          page('Architecture', '/docs/architecture'),
          page('Service template', '/docs/service-template'),
          page('How to', '/docs/how-to/'),
          page('Testing', '/docs/testing'),
          page('Decisions', '/docs/decisions/'),
          page('Goals', '/docs/goals'),
          page('Measurements', '/docs/measurements/'),
        ],
      },
      {
        text: 'Reference (generated)',
        items: [
          page('Calls', '/docs/reference/calls'),
          page('Errors', '/docs/reference/errors'),
          page('Events', '/docs/reference/events'),
          page('Notification kinds', '/docs/reference/notifications'),
          page('Permissions', '/docs/reference/permissions'),
          page('Collections', '/docs/reference/collections'),
          page('Audit kinds', '/docs/reference/audit'),
        ],
      },
    ],
  },
});
