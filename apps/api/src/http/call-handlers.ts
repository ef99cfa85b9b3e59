import type { CallName } from '@rubrica/api-client/contract';
import type { KeptService } from '../services/kept-reply.ts';
import type { Service } from '../services/service.ts';

/** One handler per call of the contract. */
export type Handlers = { [Name in CallName]: Service<Name> | KeptService<Name> };
