export { createClient } from './client/client.ts';
export type { CallOptions, Client, ClientCall, ClientOptions, TagOptions, UploadProgress } from './client/types.ts';
export { ApiError } from './errors/api-error.ts';
export { ConflictError, isConflict } from './errors/conflict-error.ts';
export { NetworkError, type NetworkFailure } from './errors/network-error.ts';
export { isRefusal } from './errors/refusal.ts';
export { ReplyError } from './errors/reply-error.ts';
