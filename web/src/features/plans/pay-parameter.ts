/** Names in the address the plan whose payment is open: a tab that was dropped comes back to it. */
export const payParameter = 'pay';
/** Likewise the plan for which another proof is sent, after the one before was refused. */
export const proofParameter = 'proof';
