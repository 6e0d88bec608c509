import { z } from 'zod';
import { notificationKinds } from '../notifications/notification-kinds.js';
import { defineEndpoint } from './endpoint.js';

const preferenceList = z.array(z.object({ kind: z.enum(notificationKinds), push: z.boolean() }));
export const notificationPreferences = defineEndpoint({
  name: 'notificationPreferences',
  method: 'GET',
  path: '/notifications/preferences',
  service: 'notification',
  access: 'member',
  alsoStaff: true,
  summary: 'Which kinds of notification are pushed to the caller',
  response: preferenceList,
});

export const setNotificationPreferences = defineEndpoint({
  name: 'setNotificationPreferences',
  method: 'PUT',
  path: '/notifications/preferences',
  service: 'notification',
  access: 'member',
  alsoStaff: true,
  summary: 'Choose which kinds are pushed; kinds left out stay as they are',
  body: z.object({ preferences: preferenceList.max(notificationKinds.length) }),
  response: preferenceList,
});
