import type { CallName } from '@rubrica/api-client/contract';
import type { HttpBindings } from '@hono/node-server';
import type { Context as HonoContext } from 'hono';
import type { Caller } from '../services/caller.ts';
import type { ServiceContext } from '../services/context.ts';

/** The Hono environment: what travels with a request through the routes. */
export interface Environment {
  Bindings: Partial<HttpBindings>;
  /**
   * `upload`: the path of the uploaded file until the response is sent. `tokenCaller`: the owner of a token for publishing, who is the
   * caller of the few calls that it allows, and of no other. `call`: which call of the contract it is, if any. `takesRecentSession`: whether a
   * session of up to 90 seconds before will do.
   */
  Variables: {
    requestId: string;
    context: ServiceContext;
    tokenCaller: Caller | null;
    upload?: string;
    call?: CallName;
    takesRecentSession?: true;
  };
}

/** Hono's context of a request. */
export type HttpContext = HonoContext<Environment>;

/** How clients reach this server. */
export interface NetworkOptions {
  /** The number of own proxies in front of it; as many entries at the end of X-Forwarded-For are trusted. */
  trustedProxies: number;
  /** Other origins whose pages may call the API; empty if only the platform's own may. */
  allowedOrigins: readonly string[];
  /** Hashes of the inline scripts of the platform's page. */
  inlineScriptHashes: readonly string[];
}
