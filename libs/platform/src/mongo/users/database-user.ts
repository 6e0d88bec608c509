import { listeningServices, type ServiceName } from '@deepam/contracts';

/** The operator reads the events of every service, for `rebuild-projection`; no process runs with this user. */
export const operatorUser = 'operator';

export interface DatabaseUser {
  readonly name: string;
  readonly roles: readonly { readonly role: 'readWrite'; readonly db: string }[];
}

export function databaseUsers(databasePrefix: string): DatabaseUser[] {
  const own = (service: ServiceName) => ({ role: 'readWrite' as const, db: `${databasePrefix}_${service}` });
  const users = listeningServices.map((service) => ({ name: service, roles: [own(service)] }));
  return [...users, { name: operatorUser, roles: listeningServices.map(own) }];
}

export const passwordVariable = (user: string): string => `${user.toUpperCase().replaceAll('-', '_')}_MONGO_PASSWORD`;
