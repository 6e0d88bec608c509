export declare const bankAnswer: (...references: readonly string[]) => Buffer;
