import {
  broadcast,
  listBroadcasts,
  getServiceLevels,
  latestUnread,
  listNotifications,
  markAllRead,
  markRead,
  notificationPreferences,
  notificationStream,
  pushKey,
  setNotificationPreferences,
  subscribePush,
  unsubscribePush,
} from '@deepam/contracts';
import { pushSubscription } from '../world/push-subscription.js';
import { grievanceInputs, grievanceRows } from './grievance-access.js';
import { idIn, when, type ServiceAccess } from './scene.js';

export const notificationAccess: ServiceAccess = {
  table: `
    # call                                    target     nobody  unapproved  planless  Bronze  Silver  Gold  head  clerk  cashier  reader  deleted  revoked
    GET /notifications                        -          401     200         200       200     200     200   200   200    200      200     401      401
    GET /notifications/latest-unread          -          401     200         200       200     200     200   200   200    200      200     401      401
    PUT /notifications/mark-read/:id          own        401     200         200       200     200     200   200   -      -        -       401      401
    PUT /notifications/mark-read/:id          other      401     404         404       404     404     404   404   404    404      404     401      401
    PUT /notifications/mark-read/:id          missing    401     404         404       404     404     404   404   404    404      404     401      401
    PUT /notifications/mark-read/:id          malformed  401     400         400       400     400     400   400   400    400      400     401      401
    PUT /notifications/mark-all-read          -          401     200         200       200     200     200   200   200    200      200     401      401
    GET /notifications/stream                 -          401     200         200       200     200     200   200   200    200      200     401      401
    GET /notifications/preferences            -          401     200         200       200     200     200   200   200    200      200     401      401
    PUT /notifications/preferences            -          401     200         200       200     200     200   200   200    200      200     401      401
    GET /notifications/push-key               -          401     200         200       200     200     200   200   200    200      200     401      401
    POST /notifications/push-subscriptions    -          401     201         201       201     201     201   201   201    201      201     401      401
    # Leaving is always fine; that somebody else's browser stays is looked at below.
    DELETE /notifications/push-subscriptions  own        401     200         200       200     200     200   200   200    200      200     401      401
    DELETE /notifications/push-subscriptions  other      401     200         200       200     200     200   200   200    200      200     401      401
    GET /admin/broadcasts                     -          401     403         403       403     403     403   200   200    200      200     401      401
    POST /admin/broadcasts                    -          401     403         403       403     403     403   201   403    403      403     401      401
    GET /service-levels                       -          200     200         200       200     200     200   200   200    200      200     200      200
${grievanceRows}  `,
  inputs: [
    when(getServiceLevels),
    ...grievanceInputs,
    when(listNotifications),
    when(latestUnread),
    when(markRead, async (scene) => ({
      params: { id: await idIn(scene, (owner) => scene.have.notification(owner)) },
    })),
    when(markAllRead),
    when(notificationStream),
    when(notificationPreferences),
    when(setNotificationPreferences, () => ({ body: { preferences: [{ kind: 'broadcast', push: false }] } })),
    when(pushKey),
    when(subscribePush, () => ({ body: pushSubscription() })),
    when(unsubscribePush, async (scene) => ({
      query: {
        endpoint:
          scene.role === 'deleted'
            ? pushSubscription().endpoint
            : await idIn(scene, (owner) => scene.have.pushSubscription(owner)),
      },
    })),
    when(listBroadcasts),
    when(broadcast, () => ({ body: { title: 'Diwali', body: 'The office is closed.' } })),
  ],
};
