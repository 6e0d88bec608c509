/** Another process continues the work, or it has ended. */
export class NotHeld extends Error {}
