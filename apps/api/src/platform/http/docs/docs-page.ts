import type { OpenApiDocument, OpenApiOperation } from '@haat/contracts/openapi';
import { escapeHtml } from '../../escape-html.ts';

/** The API documentation page: plain HTML generated from the OpenAPI document, without scripts. */
export function docsPage({ info, tags, paths, components }: OpenApiDocument): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const groups = tags.map(({ name }) => {
    const inGroup = operations.filter(({ operation }) => operation.tags.includes(name));
    return `<section><h2 id="${name}">${name}</h2>${inGroup.map((listed) => operationHtml(listed, components)).join('')}</section>`;
  });
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) => `<details id="schema-${name}"><summary>${name}</summary>${jsonHtml(schema)}</details>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(info.title)}</title><link rel="stylesheet" href="/api/docs.css"></head>
<body><header><h1>${escapeHtml(info.title)}</h1><p>${codeHtml(info.description)}</p>
<nav aria-label="Groups">${tags.map(({ name }) => `<a href="#${name}">${name}</a>`).join(' ')}
<a href="#schemas">Schemas</a> <a href="/api/openapi.json">openapi.json</a></nav></header>
<main>${groups.join('')}<section><h2 id="schemas">Schemas</h2>${schemas.join('')}</section></main></body></html>`;
}

interface Listed {
  path: string;
  method: string;
  operation: OpenApiOperation;
}

function operationHtml({ path, method, operation }: Listed, components: OpenApiDocument['components']): string {
  const { operationId, summary, security, parameters, requestBody, responses } = operation;
  const limit = operation['x-limit'];
  const notes = [accessText(security), limit && `Limit: ${limit}`].filter(Boolean);
  const body = Object.entries(requestBody?.content ?? {}).map(
    ([type, { schema }]) => `<h4>Body <small>${type}</small></h4>${jsonHtml(schema)}`,
  );
  const answers = Object.entries(responses).map((answer) => answerHtml(answer, components));
  return `<article id="${operationId}"><h3><span class="method">${method}</span> <code>${escapeHtml(path)}</code></h3>
<p>${escapeHtml(summary)}</p><p class="notes">${notes.join(' · ')}</p>
${parameters.length > 0 ? parametersHtml(parameters) : ''}${body.join('')}<h4>Responses</h4>${answers.join('')}</article>`;
}

function accessText(security: OpenApiOperation['security']): string {
  if (security.length === 0) return 'Public';
  return security.some((scheme) => 'console' in scheme) ? 'Console session' : 'Bearer token';
}

function answerHtml(
  [status, response]: [string, OpenApiOperation['responses'][string]],
  { responses }: OpenApiDocument['components'],
): string {
  const answer = '$ref' in response ? responses[response.$ref.replace('#/components/responses/', '')] : response;
  if (!answer) throw new Error(`The document does not describe ${JSON.stringify(response)}.`);
  const { description, content } = answer;
  return `<details><summary>${status} ${escapeHtml(description)}</summary>${content ? jsonHtml(content) : ''}</details>`;
}

function parametersHtml(parameters: OpenApiOperation['parameters']): string {
  const rows = parameters.map(
    ({ name, in: place, required, description = '', schema }) =>
      `<tr><td><code>${escapeHtml(name)}</code>${required ? ' *' : ''}</td><td>${place}</td>
<td>${escapeHtml(description)}<details><summary>Schema</summary>${jsonHtml(schema)}</details></td></tr>`,
  );
  return `<table><thead><tr><th>Parameter</th><th>In</th><th>Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function jsonHtml(value: unknown): string {
  const json = escapeHtml(JSON.stringify(value, null, 2));
  const linked = json.replace(
    /&quot;#\/components\/schemas\/(\w+)&quot;/g,
    '<a href="#schema-$1">&quot;#/components/schemas/$1&quot;</a>',
  );
  return `<pre>${linked}</pre>`;
}

function codeHtml(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

/** The style sheet of the documentation page. */
export const docsStyle = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; }
nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; }
article { border-top: 1px solid #8886; padding: 0.5rem 0 1rem; }
.method { font-size: 0.8em; font-weight: 700; color: #b3261e; }
@media (prefers-color-scheme: dark) { .method { color: #ff8a80; } }
.notes, small { opacity: 0.75; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: 0.25rem 0.75rem 0.25rem 0; border-bottom: 1px solid #8883; }
pre { overflow-x: auto; padding: 0.75rem; background: #8882; border-radius: 0.5rem; font-size: 0.85rem; }
summary { cursor: pointer; padding: 0.2rem 0; }
`;
