/** Runs in a thread of its own: rendering a page takes longer than other requests should wait. */
import { setPriority } from 'node:os';
import type { MessagePort } from 'node:worker_threads';
import type { EndpointName } from '@haat/contracts';
import { workerData } from 'piscina';
import { type CompressedBody, compressBody, gzipOf } from '../cache/compressed-body.ts';
import { createPageCall, type PageData, type ReadPageData } from './page-call.ts';
import type { PageRenderer, RenderOptions } from './page-renderer.ts';

/** What a thread renders with. */
export interface RenderSetting {
  /** The URL of the module that renders. */
  entry: string;
  /** The built files to which pages refer. */
  manifest: unknown;
}

/** A page to render, and where its data is asked for. */
export interface RenderTask extends RenderOptions {
  data: MessagePort;
}

/** A page, ready to be cached. */
export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  body: string | CompressedBody;
}

/** What a page asks for at once; the answer has the same number. */
export interface DataQuestion {
  number: number;
  reads: { name: EndpointName; input: unknown }[];
}

/** The answer to a question, in the order of what it asks for. */
export interface DataAnswer {
  number: number;
  data: PageData[];
}

/** Below everything else that the processor has to do: orders and cached pages go first. */
const niceness = 5;
// Elsewhere this is the priority of the whole process.
if (process.platform === 'linux') setPriority(niceness);

const { entry, manifest } = workerData as RenderSetting;
const renderer = (await import(entry)) as PageRenderer;

/** Renders one page. */
export async function renderPage({ data, ...page }: RenderTask): Promise<RenderedPage> {
  const call = createPageCall(askOver(data));
  const { status, headers, html } = await renderer.render({ ...page, call, assets: { manifest } });
  return { status, headers, body: compressBody(html) };
}

/** Makes gzip of a page in brotli. */
export function gzipPage(brotli: Uint8Array): Uint8Array {
  return gzipOf(brotli);
}

/** Each message costs more than reading what it asks for, so what a page asks for at once goes into one. */
function askOver(port: MessagePort): ReadPageData {
  type Asked = DataQuestion['reads'][number] & { resolve: (data: PageData) => void };
  const waiting = new Map<number, Asked[]>();
  let gathered: Asked[] = [];
  let number = 0;

  function ask(): void {
    number += 1;
    waiting.set(number, gathered);
    const question: DataQuestion = { number, reads: gathered.map(({ name, input }) => ({ name, input })) };
    gathered = [];
    port.postMessage(question);
  }

  port.on('message', (answer: DataAnswer) => {
    for (const [index, { resolve }] of (waiting.get(answer.number) ?? []).entries())
      resolve(answer.data[index] as PageData);
    waiting.delete(answer.number);
  });
  return (name, input) =>
    new Promise((resolve) => {
      if (gathered.length === 0) setImmediate(ask);
      gathered.push({ name, input, resolve });
    });
}
