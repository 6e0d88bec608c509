/** What a bank answers to a file of payments of one rupee each: all are paid. */
export declare const bankAnswer: (...references: readonly string[]) => Buffer;
