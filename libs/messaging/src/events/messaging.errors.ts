/** The message can never be handled, so it goes to the dead letters immediately. A handler may throw the error too. */
export class MalformedEvent extends Error {
  override readonly name = 'MalformedEvent';
}

/** No handler of this service knows the event; during a rolling update another replica may. */
export class UnhandledEvent extends Error {
  override readonly name = 'UnhandledEvent';
}

export class BrokerUnavailable extends Error {
  override readonly name = 'BrokerUnavailable';
}

/**
 * Another transaction is handling this very message, or the process of that transaction died and the database has not
 * ended it yet.
 */
export class HandledElsewhere extends Error {
  override readonly name = 'HandledElsewhere';
}
