export * from './schema/accounts.ts';
export * from './schema/answers.ts';
export * from './schema/candidates.ts';
export * from './schema/companies.ts';
export * from './schema/contact.ts';
export * from './schema/jobs.ts';
export * from './schema/records.ts';
export * from './schema/sign-in.ts';
