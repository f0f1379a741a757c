export * from './audit-endpoints.ts';
export * from './members-endpoints.ts';
export * from './second-factor-endpoints.ts';
export * from './sign-in-endpoints.ts';
