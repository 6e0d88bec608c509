/** Another process goes on with it, or it has ended. */
export class NotHeld extends Error {}
