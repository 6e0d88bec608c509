/** Where the browsers of Google, Mozilla, Microsoft and Apple have their pushes sent. */
export const vendorHosts = 'fcm.googleapis.com,*.push.services.mozilla.com,*.notify.windows.com,*.push.apple.com';

/** Whether a host is on the list; "*.example.com" stands for every name below example.com. */
export const isPushHost = (host: string, hosts: readonly string[]): boolean =>
  hosts.some((listed) => (listed.startsWith('*.') ? host.endsWith(listed.slice(1)) : host === listed));
