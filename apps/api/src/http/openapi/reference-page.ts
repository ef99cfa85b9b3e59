import type { openApiDocument } from './document.ts';

type OpenApiDocument = ReturnType<typeof openApiDocument>;
type Method = 'get' | 'post' | 'put' | 'delete';
type Operation = NonNullable<NonNullable<OpenApiDocument['paths']>[string][Method]>;

interface Entry {
  path: string;
  method: Method;
  operation: Operation;
}

const methods = ['get', 'post', 'put', 'delete'] as const satisfies Method[];

/** Returns the reference of the API as one page that needs no script and nothing from elsewhere. */
export function referencePage(document: OpenApiDocument): string {
  const entries = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method): Entry[] => {
      const operation = item[method];
      return operation ? [{ path, method, operation }] : [];
    }),
  );
  const groups = (document.tags ?? []).map(({ name, description = '' }) => {
    return { name, description, entries: entries.filter(({ operation }) => operation.tags?.includes(name)) };
  });
  const links = groups.map(
    ({ name, entries: own }) =>
      `<li><a href="#${escape(name)}">${escape(name)}</a><ul>${own.map(({ operation }) => link(operation)).join('')}</ul></li>`,
  );
  const sections = groups.map(
    ({ name, description, entries: own }) =>
      `<section aria-labelledby="${escape(name)}"><h2 id="${escape(name)}">${escape(name)}</h2><p>${escape(description)}</p>${own.map(article).join('')}</section>`,
  );
  const schemas = Object.entries(document.components?.schemas ?? {}).map(([name, schema]) => details(name, schema));
  const { title, description = '' } = document.info;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)} API</title><style>${style}</style></head>
<body>
<nav aria-label="Calls"><ul>${links.join('')}</ul></nav>
<main><h1>${escape(title)} API</h1>
<p>${escape(description)} Paths are below <code>/api</code>. The same as a file: <a href="/api/openapi.json">openapi.json</a>.</p>
${sections.join('\n')}
<section aria-labelledby="schemas"><h2 id="schemas">schemas</h2><p>What several calls share.</p>${schemas.join('')}</section></main>
</body></html>`;
}

function link({ operationId = '' }: Operation): string {
  return `<li><a href="#${operationId}">${operationId}</a></li>`;
}

function article({ path, method, operation }: Entry): string {
  const { operationId = '', summary = '', parameters = [], requestBody, responses = {}, security = [] } = operation;
  const body = requestBody && 'content' in requestBody ? Object.entries(requestBody.content) : [];
  return `<article id="${operationId}"><h3>${operationId}</h3>
<p class="route"><b>${method.toUpperCase()}</b> <code>${escape(path)}</code>${security.length > 0 ? '' : ' <i>no session needed</i>'}</p>
<p>${escape(summary)}</p>
${parameters.length > 0 ? details('Parameters', parameters) : ''}
${body.map(([type, content]) => details(`Body: ${type}`, 'schema' in content ? content.schema : content)).join('')}
${Object.entries(responses)
  .map(([status, response]) => responseDetails(status, response))
  .join('')}
</article>`;
}

interface ResponseLike {
  description?: string;
  content?: Record<string, { schema?: unknown; examples?: Record<string, unknown> }>;
}

function responseDetails(status: string, { description = '', content = {} }: ResponseLike): string {
  const shown = Object.values(content).map(({ schema, examples }) => examples ?? schema);
  return details(`${status}: ${description}`, shown.length === 1 ? shown[0] : shown);
}

function details(title: string, value: unknown): string {
  return `<details><summary>${escape(title)}</summary><pre tabindex="0">${escape(JSON.stringify(value, null, 2))}</pre></details>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; display: grid; grid-template-columns: minmax(12rem, 16rem) minmax(0, 1fr); }
nav { position: sticky; top: 0; max-height: 100vh; overflow: auto; padding: 1rem; box-sizing: border-box; }
nav ul { list-style: none; margin: 0; padding: 0; } nav ul ul { padding-inline-start: 1rem; margin-block-end: .5rem; }
main { padding: 1rem 2rem; max-width: 60rem; }
article { border-top: 1px solid color-mix(in srgb, CanvasText 20%, Canvas); padding-block: .5rem 1rem; }
.route b { font-family: ui-monospace, monospace; }
pre { overflow: auto; max-height: 24rem; padding: .75rem; background: color-mix(in srgb, CanvasText 7%, Canvas); font-size: .85rem; }
summary { cursor: pointer; padding-block: .15rem; }
@media (max-width: 50rem) { body { display: block; } nav { position: static; max-height: 12rem; } main { padding: 1rem; } }
`;
