/** Names in the address the plan whose payment is open: a tab that was dropped comes back to it. */
export const payParameter = 'pay';
/** The query parameter with the plan for which another proof is sent, after a rejection. */
export const proofParameter = 'proof';
