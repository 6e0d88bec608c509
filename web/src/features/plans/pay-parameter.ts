/** Names in the address the plan whose payment is open: a tab that was dropped comes back to it. */
export const payParameter = 'pay';
export const proofParameter = 'proof';
