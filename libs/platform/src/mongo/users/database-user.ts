import { listeningServices, type ServiceName } from '@deepam/contracts';

/** Reads what every service has said, for `rebuild-projection`; no process runs with it. */
export const operatorUser = 'operator';

/** A user of MongoDB, in the form of its commands. */
export interface DatabaseUser {
  readonly name: string;
  readonly roles: readonly { readonly role: 'readWrite'; readonly db: string }[];
}

/** A user for each service with a database, called after it, and the operator's. */
export function databaseUsers(databasePrefix: string): DatabaseUser[] {
  const own = (service: ServiceName) => ({ role: 'readWrite' as const, db: `${databasePrefix}_${service}` });
  const users = listeningServices.map((service) => ({ name: service, roles: [own(service)] }));
  return [...users, { name: operatorUser, roles: listeningServices.map(own) }];
}

/** The variable that holds the password of a user. */
export const passwordVariable = (user: string): string => `${user.toUpperCase().replaceAll('-', '_')}_MONGO_PASSWORD`;
