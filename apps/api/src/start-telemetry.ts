import { setTimeout } from 'node:timers/promises';
import {
  context,
  type Attributes,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer as SpanTracer,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { PGlite } from '@electric-sql/pglite';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { getTableName, is, Table } from 'drizzle-orm';
import pg from 'pg';
import { tables } from './db/tables.ts';
import { setTracer, type Tracer } from './trace-work.ts';
import { workerNumber } from './worker-number.ts';

const closeTimeoutMs = 2000;

/** What is measured for OpenTelemetry, and sent where `OTEL_EXPORTER_OTLP_ENDPOINT` says. */
export interface Telemetry {
  /** Sends what was noted last. */
  close: () => Promise<void>;
}

/**
 * Notes requests, jobs and the statements in them as spans, and sends them as OTLP. This file is loaded only where it is asked for.
 * Its provider is not the global one: what libraries would note of their own accord may hold anything.
 *
 * @param share Of how many requests and jobs, from 0 to 1
 */
export function startTelemetry(share: number): Telemetry {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const named = resourceFromAttributes({
    'service.name': 'rubrica',
    ...(workerNumber !== null && { 'service.instance.id': String(workerNumber) }),
  });
  const provider = new TracerProvider({
    // What the school says itself comes last: `OTEL_SERVICE_NAME`, `OTEL_RESOURCE_ATTRIBUTES`.
    resource: defaultResource()
      .merge(named)
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const tracer = provider.getTracer('rubrica');
  setTracer(tracerOf(tracer));
  const restore = traceStatements(tracer);
  return {
    close: async () => {
      restore();
      setTracer(null);
      // A collector that is away must not hold up whoever stops the server.
      await Promise.race([provider.shutdown().catch(() => {}), setTimeout(closeTimeoutMs, undefined, { ref: false })]);
      context.disable();
    },
  };
}

function tracerOf(tracer: SpanTracer): Tracer {
  const kinds = { request: SpanKind.SERVER, job: SpanKind.CONSUMER };
  return (about, work, end) =>
    tracer.startActiveSpan(
      about.name,
      { kind: kinds[about.kind], attributes: { ...about.attributes } },
      async (span) => {
        try {
          const result = await work();
          const { name, attributes, hasFailed } = end?.() ?? { ...about, hasFailed: false };
          span.updateName(name).setAttributes({ ...attributes });
          if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
          return result;
        } catch (error) {
          noteFailure(span, error);
          throw error;
        } finally {
          span.end();
        }
      },
    );
}

/** Notes what kind of error it was. Its message may quote what people have written. */
function noteFailure(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
}

/** Has both drivers note the statements of requests and jobs. Returns what ends that. */
function traceStatements(tracer: SpanTracer): () => void {
  const ends = [
    traceMethod(tracer, pg.Client.prototype, 'query'),
    traceMethod(tracer, PGlite.prototype, 'query'),
    traceMethod(tracer, PGlite.prototype, 'transaction'),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** Has a method of a driver, which has no events around a statement, note what it does within a request or job. */
function traceMethod(tracer: SpanTracer, driver: object, name: string): () => void {
  const method: unknown = Reflect.get(driver, name);
  if (typeof method !== 'function') throw new Error(`The database driver has no ${name}.`);
  Reflect.set(driver, name, function tracedMethod(this: unknown, ...args: unknown[]): unknown {
    if (!trace.getActiveSpan()) return Reflect.apply(method, this, args);
    const span = startStatement(tracer, args[0]);
    const callback = args.at(-1);
    const isInTransaction = typeof args[0] === 'function';
    if (typeof callback === 'function' && !isInTransaction)
      args[args.length - 1] = (error: unknown, ...results: unknown[]) => {
        if (error) noteFailure(span, error);
        span.end();
        Reflect.apply(callback, undefined, [error, ...results]);
      };
    const result: unknown = Reflect.apply(method, this, args);
    if (result instanceof Promise) return endWith(span, result);
    if (typeof callback !== 'function') span.end();
    return result;
  });
  return () => void Reflect.set(driver, name, method);
}

function startStatement(tracer: SpanTracer, statement: unknown): Span {
  const attributes = attributesOf(statement);
  const name = [attributes['db.operation.name'], attributes['db.collection.name']].filter(Boolean).join(' ');
  return tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes });
}

async function endWith(span: Span, result: Promise<unknown>): Promise<unknown> {
  try {
    return await result;
  } catch (error) {
    noteFailure(span, error);
    throw error;
  } finally {
    span.end();
  }
}

const tableNames: ReadonlySet<string> = new Set(
  Object.values(tables).flatMap((table) => (is(table, Table) ? [getTableName(table)] : [])),
);

/** What a statement does, and to which of our tables: the statement itself is not sent. */
function attributesOf(statement: unknown): Attributes {
  const text = typeof statement === 'object' && statement !== null && 'text' in statement ? statement.text : statement;
  const attributes: Attributes = { 'db.system.name': 'postgresql' };
  if (typeof text !== 'string') return { ...attributes, 'db.operation.name': 'transaction' };
  const operation = /^\s*(?<operation>[a-z]+)/iu.exec(text)?.groups?.['operation']?.toLowerCase() ?? 'statement';
  const named = [...text.matchAll(/\b(?:from|into|update|join)\s+"?(?<table>\w+)/giu)].map(
    ({ groups }) => groups?.['table'] ?? '',
  );
  const table = named.find((name) => tableNames.has(name));
  return { ...attributes, 'db.operation.name': operation, ...(table !== undefined && { 'db.collection.name': table }) };
}
