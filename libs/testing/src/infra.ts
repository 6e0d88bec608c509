/** Addresses of the real servers that integration tests run on; the global setup has put them into the environment. */
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
