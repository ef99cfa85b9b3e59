import type { HttpBindings } from '@hono/node-server';
import type { Context as HonoContext } from 'hono';
import type { ServiceContext } from '../services/context.ts';

/** What goes along with a request through the routes. */
export interface Environment {
  Bindings: Partial<HttpBindings>;
  /** `upload`: where the file of this request lies until it is answered. */
  Variables: { requestId: string; context: ServiceContext; upload?: string };
}

/** A request under way. */
export type Exchange = HonoContext<Environment>;

/** How this server is reached. */
export interface Reach {
  /** How many proxies stand before it; as many entries at the end of X-Forwarded-For are believed. */
  proxies: number;
  /** Other origins whose pages may call it; empty for the platform's own. */
  origins: readonly string[];
  /** Hashes of scripts that stand in the platform's page itself. */
  scripts: readonly string[];
}
