/** The message can never be handled: it goes to the dead letters at once. A handler may throw it too. */
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

/** Another transaction is handling this very message, or its process died over it and the database still waits for it. */
export class HandledElsewhere extends Error {
  override readonly name = 'HandledElsewhere';
}
