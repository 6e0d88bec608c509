export const bankAnswer = (...references: readonly string[]): Buffer =>
  Buffer.from(
    [
      'Reference,Amount,Status,UTR',
      ...references.map((reference, at) => `${reference},1.00,Success,SBINN5202601050000${at}`),
    ].join('\n'),
  );
