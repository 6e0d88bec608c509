/** An answer with status 202: what was asked for is noted, and not done yet. */
export class Accepted<Body = unknown> {
  constructor(readonly body: Body) {}
}
