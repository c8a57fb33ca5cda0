declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http';
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      resetOnClose: boolean;
      configureBuckets: { name: string }[];
    });
    run(): Promise<unknown>;
    close(): Promise<void>;
    readonly httpServer: Server;
  }
}

declare module '@20minutes/s3rver/lib/models/account.js' {
  /** Who may sign requests, in every server of the process. */
  export const DUMMY_ACCOUNT: { createKeyPair(accessKeyId: string, secretAccessKey: string): void };
}
