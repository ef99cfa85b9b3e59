import type { Call, Method } from '../contract/index.ts';

/** How a call travels, where that is not the usual way. */
export type RouteOptions = Pick<Call, 'bodyKind' | 'bearer'>;

/** Any call's route: method, path below `/api`, and how it travels. */
export type AnyRoute = readonly [method: Method, path: string, options?: RouteOptions];

/** The route of one call, with its own method and path. */
export type Route<C extends Call> =
  {} extends Pick<C, Extract<keyof C, keyof RouteOptions>>
    ? readonly [C['method'], C['path']]
    : readonly [C['method'], C['path'], Pick<C, Extract<keyof C, keyof RouteOptions>>];
