/** The version is that of the whole product; a test compares it with package.json. */
export const productVersion = '1.0.0';
