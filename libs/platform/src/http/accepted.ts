/** An answer with status 202: the request is stored, and not done yet. */
export class Accepted<Body = unknown> {
  constructor(readonly body: Body) {}
}
