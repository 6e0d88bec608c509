export const staffCall = { service: 'identity', access: 'head', permission: 'manage-staff' } as const;
