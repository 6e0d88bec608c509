/**
 * Routes of the gateway in addition to the contracts, and paths that must not be reachable from outside; the status by
 * method and path.
 */
export const otherRoutes = `
  GET  /api/health/live                  200
  GET  /api/health/ready                 200
  GET  /api/docs                         200
  GET  /api/docs/openapi.json            200
  GET  /metrics                          404
  GET  /api/metrics                      404
  GET  /api/.well-known/jwks.json        404
  POST /api/internal/sponsor-check       404
  POST /api/internal/memberships         404
  POST /api/internal/payment-references/reserve  404
  GET  /api/internal/session-revocations 404
  GET  /api/internal/deleted-members     404
  POST /api/internal/service-token       404
  POST /api/internal/bank-details/reveal 404
  POST /api/internal/bank-details/reveal-batch 404
  GET  /api/internal/sales               404
  GET  /api/internal/cotton-orders       404
  GET  /api/internal                     404
  GET  /api/nothing                      404
  POST /api/plans                        404
  GET  /api/files/                       403
  GET  /api/files/identity/id-proofs/x   403
`;

export function statusesOfOtherRoutes(): { method: string; path: string; status: number }[] {
  return otherRoutes
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/ +/))
    .map(([method = '', path = '', status]) => ({ method, path, status: Number(status) }));
}
