type Attributes = Readonly<Record<string, string | number>>;

/** A piece of work as OpenTelemetry is told of it: what kind of work, and nothing of what is in it. */
export interface WorkSpan {
  kind: 'request' | 'job';
  name: string;
  attributes?: Attributes;
}

/** What is known of a piece of work at its end. */
export interface WorkEnd {
  name: string;
  attributes: Attributes;
  hasFailed: boolean;
}

/** Notes how long a piece of work takes, and what is done in it. */
export type Tracer = <Result>(span: WorkSpan, work: () => Promise<Result>, end?: () => WorkEnd) => Promise<Result>;

let tracer: Tracer | null = null;

/** Has all work be noted from now on; none of it with null. */
export function setTracer(next: Tracer | null): void {
  tracer = next;
}

/** Does a piece of work, and notes it where OpenTelemetry is set up. */
export function traceWork<Result>(span: WorkSpan, work: () => Promise<Result>, end?: () => WorkEnd): Promise<Result> {
  return tracer ? tracer(span, work, end) : work();
}
