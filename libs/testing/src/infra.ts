export interface TestInfra {
  readonly mongoUrl: string;
  readonly amqpUrl: string;
  readonly s3: {
    readonly endpoint: string;
    readonly region: string;
    readonly bucket: string;
    readonly accessKey: string;
    readonly secretKey: string;
  };
}

/** @throws Error when the tests were not started through the `int` project, whose global setup starts the servers */
export function testInfra(env: NodeJS.ProcessEnv = process.env): TestInfra {
  const need = (name: string): string => {
    const value = env[name];
    if (!value) throw new Error(`${name} is not set: run this test in the jest project "int".`);
    return value;
  };
  return {
    mongoUrl: need('MONGO_URL'),
    amqpUrl: need('AMQP_URL'),
    s3: {
      endpoint: need('S3_ENDPOINT'),
      region: need('S3_REGION'),
      bucket: need('S3_BUCKET'),
      accessKey: need('S3_ACCESS_KEY'),
      secretKey: need('S3_SECRET_KEY'),
    },
  };
}

export function testEnvironment(prefix: string): Record<string, string> {
  const { mongoUrl, amqpUrl, s3 } = testInfra();
  return {
    MONGO_URL: mongoUrl,
    MONGO_DB_PREFIX: prefix,
    AMQP_URL: amqpUrl,
    AMQP_PREFIX: prefix,
    S3_ENDPOINT: s3.endpoint,
    S3_REGION: s3.region,
    S3_BUCKET: s3.bucket,
    S3_ACCESS_KEY: s3.accessKey,
    S3_SECRET_KEY: s3.secretKey,
    SERVICE_SECRET: 'a secret of the services of tests, long enough',
    FILE_LINK_SECRET: 'a secret for the links of tests that is long enough',
  };
}
